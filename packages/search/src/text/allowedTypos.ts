const onlyLetters = /^\p{L}+$/u

/** Typos are a matter of letters: of '2019' and '2018', or 'cx5' and 'cx3', neither is the other mistyped. */
export const isLetters = (word: string): boolean => onlyLetters.test(word)

/** How many typos are forgiven in a word: one from 4 letters, two from 8. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || !isLetters(word)) return 0
  return word.length < 8 ? 1 : 2
}
