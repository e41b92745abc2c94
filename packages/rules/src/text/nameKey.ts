/**
 * What all spellings of a name have in common: its letters and digits in lower case, without accents. 'X-Trail', 'x trail' and 'XTRAIL' are
 * one name. A plus sign is the word, as 'Excite+' is another badge than 'Excite' (SRC-06).
 *
 * @example nameKey('Citroën C3') // 'citroenc3'
 */
export const nameKey = (name: string): string =>
  plainName.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll('+', 'plus')
        .replace(/[^\p{L}\p{N}]/gu, '')

/** Most names: nothing is to be taken out of them. */
const plainName = /^[A-Za-z0-9]*$/
