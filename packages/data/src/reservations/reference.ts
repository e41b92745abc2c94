import { randomInt } from 'node:crypto'

/** Letters and figures that nobody takes for one another, read aloud or written down. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new name for a reservation, a payment request or a prize that people can say: a letter and seven signs, one of 22 thousand million. */
export const newReference = (letter: 'R' | 'P' | 'W'): string =>
  letter + Array.from({ length: 7 }, () => signs[randomInt(signs.length)]).join('')
