const last = /ies$|s$/
const single = (noun: string): string => noun.replace(last, (end) => (end === 'ies' ? 'y' : ''))

/**
 * Singular of a site's noun; alternatives for several (CFG-06).
 *
 * @example singularNoun('caravans and motorcycles') // 'caravan or motorcycle'
 */
export const singularNoun = (noun: string): string =>
  noun
    .split(/ and | & /)
    .map((kinds) => kinds.split(', ').map(single).join(', '))
    .join(' or ')

/**
 * A count with a site's noun; alternatives in the singular.
 *
 * @example countedNoun(152, 'caravans and motorcycles') // '152 caravans and motorcycles'
 * @example countedNoun(1, 'caravans and motorcycles') // '1 caravan or motorcycle'
 */
export const countedNoun = (count: number, noun: string): string =>
  count === 1 ? `1 ${singularNoun(noun)}` : `${count.toLocaleString('en-AU')} ${noun}`
