import { sameJson } from '@forecourt/schema/sameJson'
import type { Car, Cents, FinanceLender } from '../../entities/Car'
import { financedCents, type OnRoadCar } from '../../pricing/onRoadCosts'
import { reproducesFigure } from '../small-print/figureFees'
import { repaidLoan } from './lenderFigures'

type Figures = Car['financeLenders']

/**
 * The price that newly entered figures are for, 0 without one: the displayed one, or that with on-road costs if only this reproduces them.
 * Lenders finance the latter, and it isn't known which one they were given.
 */
const enteredFor = (lender: FinanceLender, car: OnRoadCar): Cents => {
  const onRoadCents = financedCents(car)
  if (car.priceCents === null || onRoadCents === null) return 0
  if (onRoadCents === car.priceCents) return car.priceCents
  const reproduces = (priceCents: Cents) =>
    lender.interestRate !== null && reproducesFigure({ ...repaidLoan({ ...lender, interestRate: lender.interestRate }), priceCents })
  return !reproduces(car.priceCents) && reproduces(onRoadCents) ? onRoadCents : car.priceCents
}

/** Whether figures are the same, apart from the price. */
const isSameFigures = ({ priceCents: _one, ...one }: FinanceLender, { priceCents: _other, ...other }: FinanceLender): boolean =>
  sameJson(one, other)

/**
 * Entered figures of lenders with the price that each is for (ENT-06): unchanged ones keep theirs, others are for the car's price now.
 * Figures that have a price, such as those that an undo restores, keep it.
 *
 * @param before the stored figures
 * @param car with its new price
 */
export const pricedFigures = (entered: Figures, { before, car }: { readonly before: Figures; readonly car: OnRoadCar }): Figures =>
  Object.fromEntries(
    Object.entries(entered).map(([provider, lender]) => {
      if (lender.priceCents !== undefined) return [provider, lender]
      const stored = Object.hasOwn(before, provider) ? before[provider] : undefined
      const priceCents = stored && isSameFigures(stored, lender) ? (stored.priceCents ?? null) : enteredFor(lender, car)
      return [provider, { ...lender, priceCents }]
    }),
  )
