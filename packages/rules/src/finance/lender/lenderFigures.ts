import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, FinanceLender } from '../../entities/Car'

/** A lender's figures with both rates known. */
export type RatedLender = FinanceLender & { readonly interestRate: number; readonly comparisonRate: number }

const rated = (lender: FinanceLender): lender is RatedLender =>
  Number.isFinite(lender.interestRate) && Number.isFinite(lender.comparisonRate)

/** What the site's provider says of a car; nothing where it says nothing (CAR-23). */
export const providerFigures = (
  { financeLenders }: Pick<Car, 'financeLenders'>,
  { provider }: Pick<ResolvedConfig['finance'], 'provider'>,
): FinanceLender | undefined => (Object.hasOwn(financeLenders, provider) ? financeLenders[provider] : undefined)

/** Finds the figures of the site's provider for a car; null without them, or without both rates (CAR-23). */
export const lenderFigures = (
  car: Pick<Car, 'financeLenders'>,
  settings: Pick<ResolvedConfig['finance'], 'provider'>,
): RatedLender | null => {
  const lender = providerFigures(car, settings)
  return lender && rated(lender) ? lender : null
}
