/**
 * Location name with its town, unless the name includes it (ENT-02).
 *
 * @example nameWithTown('Hamilton Yard', 'Hamilton') // 'Hamilton Yard'
 */
export const nameWithTown = (name: string, town: string): string => (name.includes(town) ? name : `${name}, ${town}`)

/**
 * Location name for the middle of a sentence: a name that describes a place, such as 'Granville yard', with “our”. A description ends in a
 * word in lower case; a proper name doesn't.
 *
 * @example nameInSentence('Granville yard') // 'our Granville yard'
 */
export const nameInSentence = (name: string): string => (/\s\p{Ll}+$/u.test(name.trim()) ? `our ${name.trim()}` : name)

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
