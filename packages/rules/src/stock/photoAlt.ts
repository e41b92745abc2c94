/**
 * Default alt text of a car's photo (CARD-02).
 *
 * @example photoAlt('2021 Toyota Corolla', 0) // '2021 Toyota Corolla, photo 1'
 */
export const photoAlt = (name: string, position: number): string => `${name}, photo ${position + 1}`
