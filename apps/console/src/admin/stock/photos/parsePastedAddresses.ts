/** Extracts unique URLs from a text. The server checks whether they are images. */
export const parsePastedAddresses = (text: string): readonly string[] => [
  ...new Set(text.split(/\s+/).filter((word) => /^https?:\/\//i.test(word) && word.length <= 2000 && URL.canParse(word))),
]
