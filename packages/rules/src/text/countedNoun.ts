import { singularNoun } from './singularNoun'

/**
 * A number of what a site sells, in its own words in the plural; of several kinds one is this or that.
 *
 * @example countedNoun(152, 'caravans and motorcycles') // '152 caravans and motorcycles'
 * @example countedNoun(1, 'caravans and motorcycles') // '1 caravan or motorcycle'
 */
export const countedNoun = (count: number, noun: string): string =>
  count === 1 ? `1 ${singularNoun(noun)}` : `${count.toLocaleString('en-AU')} ${noun}`
