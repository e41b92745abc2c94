/** The words of a text as search sees them: lower case, without accents, parted at anything but letters and digits; `CX-5` is also `cx5`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const joined = plain
    .split(/\s+/)
    .filter((part) => /[^\p{L}\p{N}]/u.test(part))
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter((word) => word !== '')
  return [...new Set([...words, ...joined])]
}
