const last = /ies$|s$/
const single = (noun: string): string => noun.replace(last, (end) => (end === 'ies' ? 'y' : ''))

/**
 * A number of what a site sells, in its own words in the plural; of several kinds one is this or that.
 *
 * @example countedNoun(152, 'caravans and motorcycles') // '152 caravans and motorcycles'
 * @example countedNoun(1, 'caravans and motorcycles') // '1 caravan or motorcycle'
 */
export const countedNoun = (count: number, noun: string): string => {
  if (count !== 1) return `${count.toLocaleString('en-AU')} ${noun}`
  const ones = noun.split(/ and | & /).map((kinds) => kinds.split(', ').map(single).join(', '))
  return `1 ${ones.join(' or ')}`
}
