import type { NumberRange } from '../../SearchState'
import { facetOfUnit } from '../facetOfUnit'
import type { Reading } from '../Reading'
import type { Amount } from './amountAt'
import { isSmall } from './isSmall'
import { isYears } from './isYears'

/** How many of a period a week is. */
const perWeek: { readonly [unit: string]: number | undefined } = { pw: 1, pm: 12 / 52, pf: 1 / 2 }

const mapped = ({ min, max }: NumberRange, change: (value: number) => number): NumberRange => ({
  min: min === null ? null : change(min),
  max: max === null ? null : change(max),
})

/** A budget a week is a price where the site's own figures say what that repays. */
const takeWeekly = (reading: Reading, { said, min, max }: Amount, factor: number): boolean => {
  const { ranges, weeklyShare } = reading.lexicon
  const most = said === 'about' ? Math.round((max ?? 0) / 1.1) : max
  const weekly = mapped({ min: said === 'span' ? min : null, max: most }, (value) => Math.floor(value * factor))
  if (ranges.subscription_price) return reading.narrow('subscription_price', weekly)
  if (weeklyShare === null || weekly.max === null) return false
  const prices = mapped(weekly, (value) => Math.floor((value + 0.5) / weeklyShare / 10) * 10)
  if (!reading.narrow('price', prices)) return false
  reading.perWeek = weekly.max
  return true
}

/**
 * Takes over an amount as a condition (SRC-03, FIN-08); false where it is none on this site.
 *
 * @param hint the facet that words beside it name
 */
export const takeAmount = (reading: Reading, amount: Amount, hint: string | null): boolean => {
  const { lexicon } = reading
  const { unit, said, min, max } = amount
  const factor = perWeek[unit ?? '']
  if (factor !== undefined) return takeWeekly(reading, amount, factor)
  if (unit === 'years') {
    const { min: newest, max: oldest } = mapped(amount, (age) => lexicon.thisYear - age)
    // 'Under 5 years old' is from the year five years ago on; 'older than 5 years' until then.
    return reading.narrow('year', { min: oldest, max: newest })
  }
  const facet = hint ?? (unit === null ? (isYears(amount, lexicon) ? 'year' : 'price') : facetOfUnit[unit])
  if (facet === undefined || !lexicon.ranges[facet]) return false
  if (facet === 'year' && !isYears(amount, lexicon)) return false
  if (facet === 'price' && isSmall(amount)) return false
  // 'A 500 km range' is the least, a year or an engine itself; whoever says a price or kilometres has that much.
  const isLeast = facet === 'range_km' || facet === 'battery_kwh' || facet === 'towing'
  const isExact = facet === 'year' || facet === 'engine_cc'
  return reading.narrow(facet, said !== 'bare' || isExact ? { min, max } : isLeast ? { min, max: null } : { min: null, max })
}
