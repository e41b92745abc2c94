const oneWord = /^[a-z0-9]+$/
const notWord = /[^\p{L}\p{N}]+/u

/** What letters and digits a folded text is made of, in order, parted at anything else. */
export const splitParts = (folded: string): string[] =>
  // Most are one word already, and a test is quicker than a split.
  oneWord.test(folded) ? [folded] : folded.split(notWord).filter(Boolean)
