/** Letters that no accent is taken off, though people type them without. */
const plainLetters: { readonly [letter: string]: string } = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' }

/** A text as search compares it: lower case, without accents and in plain forms, so that 'Škoda' is 'skoda' and 'ＴＯＹＯＴＡ' is 'toyota'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most texts are plain already.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return (
    text
      // Ligatures, full width and the like come apart as well as accents: NFKC, taken apart.
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœøđðłıþ]/g, (letter) => plainLetters[letter] as string)
  )
}
