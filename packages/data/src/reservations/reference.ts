import { randomInt } from 'node:crypto'

/** Letters and digits without lookalikes. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reference of a reservation, a payment request or a prize: a letter and seven characters, about 22 thousand million combinations.
 */
export const newReference = (letter: 'R' | 'P' | 'W'): string =>
  letter + Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('')
