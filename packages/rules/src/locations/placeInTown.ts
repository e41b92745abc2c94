/**
 * A place in words: its name, with its town unless the name says it (ENT-02).
 *
 * @example placeInTown('Hamilton Yard', 'Hamilton') // 'Hamilton Yard'
 */
export const placeInTown = (name: string, town: string): string => (name.includes(town) ? name : `${name}, ${town}`)
