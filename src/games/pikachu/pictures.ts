// The other sets of tile pictures: names of icons (animals, fruit), and drawings of our own (letters, shapes), in the order
// in which boards use them. The build makes sprite sheets of them; a page knows a picture by its set and number.

import { wordList } from '../../core/word-list.ts';

export const animals = wordList(`
  dog-face cat-face fox lion tiger-face horse-face cow-face pig-face mouse-face rabbit-face bear
  koala panda frog monkey-face chicken penguin owl eagle duck flamingo peacock parrot turtle snake
  crocodile t-rex whale dolphin shark tropical-fish octopus crab snail butterfly honeybee
  lady-beetle elephant giraffe hedgehog unicorn boar hamster polar-bear swan lizard sauropod
  blowfish lobster shrimp squid bug ant beetle cricket spider scorpion mosquito fly worm mammoth
  rhinoceros hippopotamus camel kangaroo water-buffalo ox cow ram ewe goat llama deer bison gorilla
  orangutan sloth otter skunk badger beaver bat chipmunk raccoon poodle black-cat rooster
  hatching-chick baby-chick bird dove dodo turkey wolf zebra leopard tiger horse donkey moose rat
  monkey pig spouting-whale seal jellyfish coral goose dragon-face spiral-shell paw-prints feather
`);

/** Fruit and vegetables first, then other food. */
export const fruit = wordList(`
  red-apple pear tangerine lemon banana watermelon grapes strawberry blueberries cherries peach
  pineapple coconut kiwi-fruit tomato eggplant avocado broccoli cucumber hot-pepper bell-pepper
  ear-of-corn carrot olive garlic onion potato mushroom peanuts chestnut mango melon croissant
  pretzel cheese-wedge pizza hamburger doughnut ice-cream cupcake green-apple leafy-green
  roasted-sweet-potato beans baguette-bread bread bagel pancakes waffle egg cooking butter bacon
  cut-of-meat poultry-leg meat-on-bone hot-dog french-fries sandwich taco burrito tamale
  stuffed-flatbread falafel shallow-pan-of-food pot-of-food fondue green-salad popcorn salt
  canned-food bento-box rice-cracker rice-ball cooked-rice curry-rice steaming-bowl spaghetti oden
  sushi fried-shrimp fish-cake-with-swirl moon-cake dango dumpling fortune-cookie takeout-box
  oyster soft-ice-cream shaved-ice cookie birthday-cake shortcake pie chocolate-bar candy lollipop
  custard honey-pot baby-bottle glass-of-milk hot-beverage teapot sake wine-glass cocktail-glass
  tropical-drink beer-mug cup-with-straw bubble-tea beverage-box ginger-root
`);

// Letters and shapes are for players who cannot tell small pictures apart: large and bold, they differ in form first and
// in colour second. Bodies of 32 by 32.

const INKS = wordList('#1c2a4a #8c1d18 #0b5d3b #5b2a86 #7a4300 #00566b #8a0f5c #33450d');

const inkOf = (index: number) => INKS[index % INKS.length] ?? '#000';

/** A to Z, then 2 to 87. */
export function drawLetters(): string[] {
  return Array.from({ length: 112 }, (_, index) => {
    const text = index < 26 ? String.fromCharCode(65 + index) : String(index - 24);
    const size = text.length === 1 ? 34 : 25;
    return `<text x="16" y="${16 + size * 0.36}" fill="${inkOf(index)}" text-anchor="middle" font-family="Inter Variable, Inter, Arial, sans-serif" font-weight="800" font-size="${size}">${text}</text>`;
  });
}

const FORMS = [
  '<circle cx="16" cy="16" r="13"/>',
  '<path d="M4 4h24v24h-24z"/>',
  '<path d="M16 3 30 28H2z"/>',
  '<path d="M16 2 30 16 16 30 2 16z"/>',
  '<path d="m16 2 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/>',
  '<path d="M16 29C5 21 2 15 2 10 2 6 5 4 8 4c3 0 6 2 8 5 2-3 5-5 8-5 3 0 6 2 6 6 0 5-3 11-14 19z"/>',
  '<path d="M11 3h10v8h8v10h-8v8h-10v-8h-8v-10h8z"/>',
  '<path d="M21 3A13 13 0 1 0 29 21 11 11 0 0 1 21 3z"/>',
  '<path d="M9 4h14L30 16 23 28H9L2 16z"/>',
  '<path d="M16 2 30 16h-8v14H10V16H2z"/>',
  '<path d="M16 2c6 8 10 12 10 18a10 10 0 0 1-20 0c0-6 4-10 10-18z"/>',
  '<path d="M19 1 5 18h8l-2 13L27 13h-9z"/>',
  '<path d="M16 2a6 6 0 0 1 6 6 6 6 0 0 1 8 8 6 6 0 0 1-8 8 6 6 0 0 1-12 0 6 6 0 0 1-8-8 6 6 0 0 1 8-8 6 6 0 0 1 6-6z"/>',
  '<path d="M16 2 30 14h-4v15H6V14H2z"/>',
] as const;

const SIGNS = [
  '',
  '<circle cx="16" cy="17" r="4"/>',
  '<path d="M9 15h14v4H9z"/>',
  '<path d="M14 10h4v14h-4z"/>',
] as const;

/** Every form filled and as an outline, and each of these also with a dot, a bar and a post. */
export function drawShapes(): string[] {
  return SIGNS.flatMap((sign) =>
    [true, false].flatMap((filled) =>
      FORMS.map((form, index) => {
        const ink = inkOf(index);
        const drawn = filled
          ? `<g fill="${ink}">${form}</g>`
          : `<g fill="#fff" stroke="${ink}" stroke-width="3" stroke-linejoin="round" transform="translate(1.6 1.6) scale(.9)">${form}</g>`;
        return sign === '' ? drawn : `${drawn}<g fill="${filled ? '#fff' : ink}">${sign}</g>`;
      }),
    ),
  );
}
