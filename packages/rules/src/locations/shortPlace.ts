/**
 * A place in words: its name, with its town unless the name says it (ENT-02).
 *
 * @example placeInTown('Hamilton Yard', 'Hamilton') // 'Hamilton Yard'
 */
export const placeInTown = (name: string, town: string): string => (name.includes(town) ? name : `${name}, ${town}`)

/**
 * What of a location's name its own site has to say: without the words the site's name begins with, since every card would repeat
 * them (CARD-03). A name that is no more than the site's stays whole.
 *
 * @example shortPlace('Karri Coast Toyota Bunbury', 'Karri Coast Toyota') // 'Bunbury'
 */
export const shortPlace = (location: string, site: string): string => {
  const words = location.trim().split(/\s+/)
  const known = site.trim().toLowerCase().split(/\s+/)
  const first = words.findIndex((word, index) => word.toLowerCase() !== known[index])
  return first < 0 ? location.trim() : words.slice(first).join(' ')
}
