/**
 * Words run together without case, marks and signs, so that 'X-Trail', 'x trail' and 'XTRAIL' are the same (SRC-06).
 *
 * @example joinedKey('Citroën C3') // 'citroenc3'
 */
export const joinedKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
