/**
 * The first letters of a name's first two words, or of its only one (SRC-08).
 *
 * @example toMonogram('Land Rover') // 'LR'
 * @example toMonogram('Kia') // 'Ki'
 */
export const toMonogram = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean)
  const [first = '', second = ''] = words
  if (words.length > 1) return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase()
  return first.length <= 3 && first === first.toUpperCase() ? first : `${first.charAt(0).toUpperCase()}${first.charAt(1).toLowerCase()}`
}
