import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, FinanceLender } from '../../entities/Car'

/** A lender's figures with both rates known. */
export type RatedLender = FinanceLender & { readonly interestRate: number; readonly comparisonRate: number }

const rated = (lender: FinanceLender): lender is RatedLender =>
  Number.isFinite(lender.interestRate) && Number.isFinite(lender.comparisonRate)

/** Finds the figures of the site's provider for a car; null without them, or without both rates (CAR-23). */
export const lenderFigures = (
  car: Pick<Car, 'financeLenders'>,
  settings: Pick<ResolvedConfig['finance'], 'provider'>,
): RatedLender | null => {
  const lender = Object.hasOwn(car.financeLenders, settings.provider) ? car.financeLenders[settings.provider] : undefined
  return lender && rated(lender) ? lender : null
}
