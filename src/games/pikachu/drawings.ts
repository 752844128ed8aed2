// Pictures for tiles that are drawn here: large letters and numbers, and bold shapes that differ in form first and in
// colour second, for whoever cannot tell small pictures apart. Bodies of 32 by 32, for the build.

const INKS = [
  '#1c2a4a',
  '#8c1d18',
  '#0b5d3b',
  '#5b2a86',
  '#7a4300',
  '#00566b',
  '#8a0f5c',
  '#33450d',
];

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

/** Every form filled, as an outline, and each of both with a dot, a bar and a post in it. */
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
