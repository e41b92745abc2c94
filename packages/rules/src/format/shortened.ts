/**
 * Shortens a text to a length at a word's end, with an ellipsis (titles and descriptions of pages, RTE-04).
 *
 * @example shortened('A long sentence about cars', 12) // 'A long…'
 */
export const shortened = (text: string, longest: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end >= longest / 2 ? end : longest - 1).replace(/[\s,.;:–|-]+$/, '')}…`
}
