import type { CarPrices, Cents } from '../entities/Car'
import { formatMoney } from '../format/formatMoney'
import { citeLaw } from '../laws/citeLaw'
import { wasPriceLaws } from '../laws/wasPriceLaws'

type WasField = 'driveAwayBeforeCents' | 'egcBeforeCents'

/** Problems of a car's earlier prices, by field. */
type WasPriceProblems = { readonly [Field in WasField]?: string }

/** The earlier prices that a change enters, or would show by a lower price: only these are judged, not those that are shown already. */
export const changedWasPrices = (before: CarPrices, changed: Partial<CarPrices>): WasField[] =>
  (['driveAway', 'egc'] as const).flatMap((kind) => {
    const [price, was] = [`${kind}Cents`, `${kind}BeforeCents`] as const
    const isShown = (car: CarPrices) => (car[was] ?? 0) > (car[price] ?? 0)
    const appears = Object.hasOwn(changed, price) && isShown({ ...before, ...changed }) && !isShown(before)
    return (typeof changed[was] === 'number' && changed[was] !== before[was]) || appears ? [was] : []
  })

/** What follows from the law: for a user who entered the price, and for a file that states it. */
const consequences = { form: 'Leave this empty, or enter that price.', feed: 'So it isn’t shown.' } as const

interface PriceRecord {
  /** The prices that count as asked so far (`askedPrices`); empty for a car that hasn’t been for sale for a day. */
  readonly asked: readonly Cents[]
  /** The country whose law applies. */
  readonly country: keyof typeof wasPriceLaws
  /** Whether a user entered the prices, or a feed states them. */
  readonly source?: keyof typeof consequences
}

/**
 * Problems of a car's earlier prices, by field: one that is higher than each price it was advertised for, for a day or longer (LEG-02). An
 * earlier price that isn't higher than the price is shown nowhere.
 */
export const wasPriceProblems = (car: CarPrices, { asked, country, source = 'form' }: PriceRecord): WasPriceProblems => {
  const most = Math.max(0, ...asked)
  const rule = `Only a price that was really asked can be shown as the earlier one (${citeLaw(wasPriceLaws[country])}).`
  const problem = (before: Cents | null, price: Cents | null): string | null => {
    if (before === null || before <= Math.max(most, price ?? 0)) return null
    const known = most > 0 ? `the highest so far is ${formatMoney(most)}` : 'it hasn’t been up for sale for a day yet'
    return `This car wasn’t advertised for ${formatMoney(before)} for a day or longer: ${known}. ${rule} ${consequences[source]}`
  }
  const [driveAwayBeforeCents, egcBeforeCents] = [
    problem(car.driveAwayBeforeCents, car.driveAwayCents),
    problem(car.egcBeforeCents, car.egcCents),
  ]
  return { ...(driveAwayBeforeCents && { driveAwayBeforeCents }), ...(egcBeforeCents && { egcBeforeCents }) }
}

const reasons = {
  new: 'Not for sale for a whole day yet.',
  notForADay: 'Not advertised at the previous price for a day or longer.',
} as const

/** A change of prices without the earlier prices that the law refuses. */
interface AllowedPrices<Changes> {
  readonly changes: Changes
  /** Why a car has no earlier price, in a sentence that also fits several cars. */
  readonly reason: string
  /** The problem of the first refused price, for a user who entered the change. */
  readonly problem: string
}

/** A change of prices without the earlier prices that the law refuses (LEG-02); null if it refuses none. */
export const withoutRefusedWasPrices = <Changes extends Partial<CarPrices>>(
  before: CarPrices,
  changes: Changes,
  record: PriceRecord,
): AllowedPrices<Changes> | null => {
  const problems = wasPriceProblems({ ...before, ...changes }, record)
  const refused = changedWasPrices(before, changes).flatMap((field) => (problems[field] ? [[field, problems[field]] as const] : []))
  const [first] = refused
  if (!first) return null
  const none = Object.fromEntries(refused.map(([field]) => [field, null]))
  return { changes: { ...changes, ...none }, reason: record.asked.length === 0 ? reasons.new : reasons.notForADay, problem: first[1] }
}
