// Breaking text into lines before anyone knows the font: widths are those of a wide sans, so that no font runs over.

const NARROW = "iljtfrI.,;:!'|()[]’ -";
const WIDE = 'mwMWQO@%&';

/** About how wide a text is at size 1. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.includes(letter)) width += 0.36;
    else if (WIDE.includes(letter)) width += 0.92;
    else if (letter >= 'A' && letter <= 'Z') width += 0.74;
    else width += 0.6;
  }
  return width;
}

/** Lines of at most this width; a longer word has a line to itself. */
export function wrapText(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}
