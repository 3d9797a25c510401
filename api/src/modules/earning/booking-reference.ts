/** What the books know a move of a purchase's points by: its number, and how many moves came before. */
export const referenceOf = (number: string, move: number): string =>
  move === 0 ? number : `${number}:${move}`;

/** What the books know the moves of a purchase's points by so far. */
export const referencesOf = (number: string, moves: number): string[] =>
  Array.from({ length: moves }, (_, move) => referenceOf(number, move));
