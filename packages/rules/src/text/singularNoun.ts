const last = /ies$|s$/
const single = (noun: string): string => noun.replace(last, (end) => (end === 'ies' ? 'y' : ''))

/**
 * One of what a site sells, of its own words in the plural; of several kinds it is this or that (CFG-06).
 *
 * @example singularNoun('caravans and motorcycles') // 'caravan or motorcycle'
 */
export const singularNoun = (noun: string): string =>
  noun
    .split(/ and | & /)
    .map((kinds) => kinds.split(', ').map(single).join(', '))
    .join(' or ')

/**
 * A number of what a site sells, in its own words in the plural; of several kinds one is this or that.
 *
 * @example countedNoun(152, 'caravans and motorcycles') // '152 caravans and motorcycles'
 * @example countedNoun(1, 'caravans and motorcycles') // '1 caravan or motorcycle'
 */
export const countedNoun = (count: number, noun: string): string =>
  count === 1 ? `1 ${singularNoun(noun)}` : `${count.toLocaleString('en-AU')} ${noun}`
