/**
 * What all spellings of a name have in common: its letters and digits in lower case, without accents. 'X-Trail', 'x trail' and 'XTRAIL' are
 * one name. A plus sign is the word, as 'Excite+' is another badge than 'Excite' (SRC-06).
 *
 * @example nameKey('Citroën C3') // 'citroenc3'
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^\p{L}\p{N}]/gu, '')
