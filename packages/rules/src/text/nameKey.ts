/**
 * Normalises a name for comparison: letters and digits in lower case, without accents. 'X-Trail', 'x trail' and 'XTRAIL' are equal. A
 * plus sign becomes a word, because 'Excite+' is another badge than 'Excite' (SRC-06).
 *
 * @example nameKey('Citroën C3') // 'citroenc3'
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^\p{L}\p{N}]/gu, '')
