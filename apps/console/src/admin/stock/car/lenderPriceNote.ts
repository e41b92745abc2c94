import type { Car, CarPrices, PriceType } from '@forecourt/rules/entities/Car'
import { isForPrice, otherPriceText } from '@forecourt/rules/finance/lender/isForPrice'
import type { ChargedCar } from '@forecourt/rules/pricing/listCharges'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import { blankEntry } from '@forecourt/rules/stock/CarEntry'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { sameJson } from '@forecourt/schema/sameJson'
import { type CarFormValues, type LenderFormValues, lenderFormValues } from './carFormValues'

/** The stored car whose figures are in the form; a new one has none. */
export type StoredFigures = Partial<Pick<Car, 'financeLenders'> & ChargedCar & Pick<Car, 'charges'>>

const enteredPrices = (entered: CarFormValues): CarPrices => {
  const cents = (path: string) => parseMoney(String(entered[path] ?? '')) ?? null
  return { driveAwayCents: cents('driveAwayCents'), egcCents: cents('egcCents'), driveAwayBeforeCents: null, egcBeforeCents: null }
}

/**
 * Says that sites don't show a lender's stored figures, because they are for another price than the entered one (ENT-06). Null if they
 * show, or were changed: changed ones are for the price that is saved with them.
 *
 * @param kind the displayed price type of the car's location
 */
export const lenderPriceNote = (
  lender: LenderFormValues,
  { car, entered, kind }: { readonly car: StoredFigures; readonly entered: CarFormValues; readonly kind: PriceType },
): string | null => {
  const { financeLenders = {} } = car
  const stored = Object.hasOwn(financeLenders, lender.provider) ? financeLenders[lender.provider] : undefined
  if (!stored || !sameJson(lenderFormValues(lender.provider, stored), lender)) return null
  const prices = enteredPrices(entered)
  const priced = { ...blankEntry, state: '', ...car, ...shownPrice(prices, kind), driveAwayCents: prices.driveAwayCents }
  return isForPrice(stored, priced) ? null : otherPriceText(stored, priced)
}
