import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../core/base64.ts';
import { packReplay, unpackReplay } from './replay-link.ts';

describe('replay links', () => {
  it('carry the text there and back, shorter than it was', async () => {
    const text = `curio 1\n${'12 3400 move e5-3 abcde\n'.repeat(200)}`;
    const packed = await packReplay(text);
    expect(packed).toMatch(/^[zt][\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpackReplay(`#${packed}`)).toEqual({ ok: true, value: text });
  });

  it('are also read unpacked', async () => {
    expect(await unpackReplay(`t${encodeText('äöü')}`)).toEqual({ ok: true, value: 'äöü' });
  });

  it.each(['', '#', 'x', 'z', 'z!!', 'zAAAA', 'tA', '#q123'])('%s is none', async (text) => {
    expect(await unpackReplay(text)).toMatchObject({ ok: false, fault: { code: 'notAReplay' } });
  });
});
