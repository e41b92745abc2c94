/**
 * Location name with its town, unless the name includes it (ENT-02).
 *
 * @example nameWithTown('Hamilton Yard', 'Hamilton') // 'Hamilton Yard'
 */
export const nameWithTown = (name: string, town: string): string => (name.includes(town) ? name : `${name}, ${town}`)

/**
 * Location name without the words it shares with the start of the site's name, which would repeat on every card (CARD-03). Unchanged if
 * nothing would remain.
 *
 * @example shortLocationName('Karri Coast Toyota Bunbury', 'Karri Coast Toyota') // 'Bunbury'
 */
export const shortLocationName = (location: string, site: string): string => {
  const words = location.trim().split(/\s+/)
  const known = site.trim().toLowerCase().split(/\s+/)
  const first = words.findIndex((word, index) => word.toLowerCase() !== known[index])
  return first < 0 ? location.trim() : words.slice(first).join(' ')
}
