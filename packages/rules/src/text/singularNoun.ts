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
