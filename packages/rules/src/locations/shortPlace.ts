/**
 * Location name with its town, unless the name includes it (ENT-02).
 *
 * @example placeInTown('Hamilton Yard', 'Hamilton') // 'Hamilton Yard'
 */
export const placeInTown = (name: string, town: string): string => (name.includes(town) ? name : `${name}, ${town}`)

/**
 * Location name without the words it shares with the start of the site's name, which would repeat on every card (CARD-03). Unchanged if
 * nothing would remain.
 *
 * @example shortPlace('Karri Coast Toyota Bunbury', 'Karri Coast Toyota') // 'Bunbury'
 */
export const shortPlace = (location: string, site: string): string => {
  const words = location.trim().split(/\s+/)
  const known = site.trim().toLowerCase().split(/\s+/)
  const first = words.findIndex((word, index) => word.toLowerCase() !== known[index])
  return first < 0 ? location.trim() : words.slice(first).join(' ')
}
