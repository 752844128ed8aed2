import { describe, expect, it } from 'vitest';
import { POTION, played, type SoloSetting, step } from '../testing/drawn-boards.ts';
import { type SoloRefusal, soloRefusals } from '../types/solo.ts';

describe('refusals', () => {
  const magic: SoloSetting = { specials: [{ cell: 8, special: 'blackMagic' }] };
  const six: SoloSetting = { bed: true, specials: [{ cell: 48, special: 'efficiency' }] };
  const rows: readonly (readonly [string, SoloSetting, string, string, SoloRefusal['type']])[] = [
    ['after a win', { potions: ['win'] }, POTION, 'g8', 'gameOver'],
    ['growing while Frost waits', { potions: ['Frost'] }, `p8-0 g8 ${POTION}`, 'g8', 'choiceFirst'],
    ['planting while Bramble waits', { potions: ['Bramble'] }, POTION, 'p8-0', 'choiceFirst'],
    ['plucking while Gate waits', { potions: ['Gate'] }, `p8-0 ${POTION}`, 'k8-0-2', 'choiceFirst'],
    [
      'a fence while Bramble waits',
      { potions: ['Bramble Fence'] },
      POTION,
      'n16-17',
      'choiceFirst',
    ],
    [
      'testing while Gate waits',
      { bed: true, potions: ['Gate'] },
      'p0-0 p1-0 t0-0-1',
      't0-0-1',
      'choiceFirst',
    ],
    ['a frost out of the blue', {}, '', 'f8', 'nothingToChoose'],
    ['passing nothing', {}, '', 'x', 'nothingToChoose'],
    ['passing Bramble', { potions: ['Bramble'] }, POTION, 'x', 'mustChoose'],
    [
      'growing when only the last potion is left',
      { lastPotion: true },
      'q',
      'g8',
      'lastPotionOnly',
    ],
    ['the last potion too early', { lastPotion: true }, '', 'l0-1', 'noLastPotion'],
    ['planting in a cauldron', {}, '', 'p0-0', 'noGarden'],
    ['planting in the note cell', {}, '', 'p31-0', 'noGarden'],
    ['growing a cauldron', {}, '', 'g0', 'noGarden'],
    ['plucking from a cauldron', {}, '', 'k0-0-2', 'noGarden'],
    ['testing the note cell', { bed: true }, '', 't31', 'noGarden'],
    ['frost on a cauldron', { potions: ['Frost'] }, `p8-0 g8 ${POTION}`, 'f0', 'noGarden'],
    ['bramble in a cauldron', { potions: ['Bramble'] }, POTION, 'b0', 'noGarden'],
    ['a gate into a cauldron', { potions: ['Gate'] }, POTION, 'o8-0', 'noGarden'],
    ['a fence in a cauldron', { potions: ['Fence'] }, POTION, 'n2-3', 'noGarden'],
    ['planting in a spent garden', { bed: true }, 'p0-0 p1-0 t0-0-1', 'p0-0', 'spentGarden'],
    ['growing a spent garden', { bed: true }, 'p0-0 p1-0 t0-0-1', 'g0', 'spentGarden'],
    ['testing a spent garden', { bed: true }, 'p0-0 p1-0 t0-0-1', 't0-0-1', 'spentGarden'],
    [
      'bramble in a spent garden',
      { bed: true, potions: ['Bramble'] },
      'p0-0 p1-0 t0-0-1',
      'b0',
      'spentGarden',
    ],
    [
      'frost on a spent garden',
      { bed: true, potions: ['Frost'] },
      'p2-0 g2 p0-0 p1-0 t0-0-1',
      'f0',
      'spentGarden',
    ],
    [
      'a gate into a spent garden',
      { bed: true, potions: ['Gate'] },
      'p0-0 p1-0 t0-0-1',
      'o0-8',
      'spentGarden',
    ],
    [
      'a fence through a spent garden',
      { bed: true, potions: ['Fence'] },
      'p0-0 p1-0 t0-0-1',
      'n0-1',
      'spentGarden',
    ],
    ['an ingredient not in play', {}, '', 'p8-9', 'unknownIngredient'],
    ['a last potion with one not in play', { lastPotion: true }, 'q', 'l9-1', 'unknownIngredient'],
    ['planting twice in a cell', {}, 'p8-0', 'p8-1', 'cellFull'],
    ['planting where one was plucked', {}, 'p8-0 k8-0-0', 'p8-1', 'cellFull'],
    ['planting in brambles', { potions: ['Bramble'] }, `${POTION} b8`, 'p8-0', 'cellBarred'],
    ['brambles twice', { potions: ['Bramble Bramble'] }, `${POTION} b8`, 'b8', 'cellBarred'],
    ['a seventh plant in a garden of six', six, 'p48-0', 'p48-1', 'potionTooLong'],
    [
      'a last potion of seven',
      { lastPotion: true },
      'q',
      'l0-1-0-1-0-1-0-1-0-1-0-1-0-1',
      'potionTooLong',
    ],
    ['Black Magic too early', magic, 'p9-0', 'p8-0', 'blackMagic'],
    ['growing an empty garden', {}, '', 'g8', 'nothingGrows'],
    ['growing what was plucked', {}, 'p8-0 k8-0-0', 'g8', 'nothingGrows'],
    ['plucking an empty cell', {}, '', 'k8-0-0', 'noPlant'],
    ['plucking a second plant that is not there', {}, 'p8-0', 'k8-1-0', 'noPlant'],
    ['plucking twice', {}, 'p8-0 k8-0-0', 'k8-0-0', 'alreadyPlucked'],
    ['plucking into a garden', {}, 'p8-0', 'k8-0-9', 'noCauldron'],
    ['plucking into a full cauldron', {}, `p8-0 ${POTION}`, 'k8-0-0', 'cauldronFull'],
    ['plucking without cauldrons', { bed: true }, 'p0-0', 'k0-0-2', 'noCauldronsHere'],
    ['testing a garden beside cauldrons', {}, 'p8-0 p9-0', 't8-0-1', 'testByFilling'],
    ['testing a garden with a gap', { bed: true }, 'p0-0', 't0-0', 'notAllPlanted'],
    ['an order that leaves one out', { bed: true }, 'p0-0 p1-0', 't0-0', 'badOrder'],
    ['an order with one twice', { bed: true }, 'p0-0 p1-0', 't0-0-0', 'badOrder'],
    [
      'frost where nothing has two dots',
      { potions: ['Frost'] },
      `p8-0 g8 p10-0 ${POTION}`,
      'f10',
      'nothingToFreeze',
    ],
    ['brambles on a plant', { potions: ['Bramble'] }, `p8-0 ${POTION}`, 'b8', 'notEmpty'],
    ['a gate between cells apart', { potions: ['Gate'] }, POTION, 'o8-10', 'notSideBySide'],
    ['a fence between cells apart', { potions: ['Fence'] }, POTION, 'n16-18', 'notSideBySide'],
    ['a gate within a garden', { potions: ['Gate'] }, POTION, 'o8-9', 'sameGarden'],
    ['a fence between gardens', { potions: ['Fence'] }, POTION, 'n9-10', 'otherGarden'],
    [
      'a gate to a garden of seven',
      { bed: true, potions: ['Gate'] },
      'p0-0 p1-0 t0-0-1',
      'o3-11',
      'tooLarge',
    ],
    ['an empty last potion', { lastPotion: true }, 'q', 'l', 'emptyPotion'],
    ['a last potion without seeds', { lastPotion: true }, 'q', 'l0-0', 'badSeeds'],
    ['a last potion with too many seeds', { lastPotion: true }, 'q', 'l0-5', 'badSeeds'],
  ];

  it.each(rows)('%s', (_, setting, words, word, refusal) => {
    const { state } = played(setting, words);
    const outcome = step(setting, state, word);
    expect(outcome).toEqual({ ok: false, refusal: { type: refusal } });
  });

  it('have a row each', () => {
    const shown = new Set<string>(rows.map((row) => row[4]));
    expect(soloRefusals.filter((refusal) => !shown.has(refusal))).toEqual([]);
  });
});
