import type { ListPlace } from '@forecourt/rules/what-if/WhatIf'

const placeOf = (place: number | null) => (place === null ? 'not listed' : place.toLocaleString('en-AU'))

/**
 * Change of a car's position in a list, as text.
 *
 * @example placeText({ list: 'All cars', before: 12, after: 5, cars: 80 }) // 'from 12 to 5 of 80'
 */
export const placeText = ({ before, after, cars }: Pick<ListPlace, 'before' | 'after' | 'cars'>): string => {
  const all = ` of ${cars.toLocaleString('en-AU')}`
  if (before === after) return before === null ? 'not listed' : `stays ${placeOf(before)}${all}`
  return `from ${placeOf(before)} to ${placeOf(after)}${after === null ? '' : all}`
}

/** Whether lists of all cars have different totals, as one of them leaves cars out. Each list of a model has a total of its own. */
export const hasUnevenTotals = (places: readonly Pick<ListPlace, 'list' | 'cars'>[]): boolean =>
  new Set(places.filter(({ list }) => list.startsWith('All cars')).map(({ cars }) => cars)).size > 1
