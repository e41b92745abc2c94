import type { SearchState } from '../SearchState'
import type { Promo } from './Promo'

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value))

/** Whether nothing is asked of a list but values of facets. */
const isPlain = ({ query, ranges, near, excluded }: SearchState) =>
  query === '' && near === undefined && excluded === undefined && Object.keys(ranges).length === 0

const isOfKind = ({ values }: SearchState, display: Promo['display']) => {
  if (display === 'all') return true
  return display === 'certified' ? isSame(values.certified, ['true']) : isSame(values.car_type, [display])
}

/**
 * Whether a promotion belongs into a list of cars (ENT-24): `display` says of which cars the list is to be, and with
 * `strictDisplay` it must be that list itself, narrowed by nothing a shopper or a path adds.
 */
export const promoFits = ({ display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>, state: SearchState): boolean => {
  if (!isOfKind(state, display)) return false
  if (!strictDisplay) return true
  const own = display === 'all' ? null : display === 'certified' ? 'certified' : 'car_type'
  return isPlain(state) && Object.keys(state.values).every((facet) => facet === own)
}
