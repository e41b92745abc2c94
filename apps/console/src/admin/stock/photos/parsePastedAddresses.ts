/** Web addresses in a text, each once; those of pages that can't be pictures are for the server to tell. */
export const parsePastedAddresses = (text: string): readonly string[] => [
  ...new Set(text.split(/\s+/).filter((word) => /^https?:\/\//i.test(word) && word.length <= 2000 && URL.canParse(word))),
]
