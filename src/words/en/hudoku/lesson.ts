// The lesson of Hudoku: what is said on a board of eleven cells.

export const lesson = {
  aim: 'Fill every region with the digits from 1 up, each once, so that no row and no column has a digit twice.',
  regions:
    'Thick lines mark the regions. This one has four cells, so it holds 1, 2, 3 and 4. The small one below has three cells: 1, 2 and 3.',
  missing: 'This region shows 1, 2 and 4. Only 3 is missing: choose the marked cell, then press 3.',
  small:
    'This region has three cells: 1, 2 and 3. The 3 is there, and a 1 stands above in this column. So the marked cell is 2: enter it.',
  pencil:
    'Not sure yet? Write small. This cell could be 3 or 4: choose it, turn the pencil on, and press 4.',
  blank:
    '≠4 is a promise: there is no 4 in its row and none in its column. So your cell is no 4, but 3. Turn the pencil off and enter 3.',
  countdown:
    'In a timed game you have 30 seconds for each digit; every right one gives you 30 again. When they run out, a cell is shown to you, and that counts as a hint. Here the clock stands still.',
  rest: 'Two cells are left, and each has only one digit left. Fill them.',
  last: 'One more.',
  end: 'That is all there is to it. Real boards are larger; Hint shows you where to look when you are stuck.',
  otherwise: {
    missing: 'Not that one. The marked cell takes the digit that its region does not show: 3.',
    small: 'Not that one. In the small region, the marked cell takes 2.',
    pencil: 'Turn the pencil on first, choose the marked cell, and press 4.',
    blank: 'Not that one. With the pencil off, enter 3 in the marked cell.',
    rest: 'Not that one. Look at what the row, the column and the region already have.',
  },
};
