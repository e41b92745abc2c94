import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, FinanceLender } from '../../entities/Car'

/** What a lender charges beside interest, in cents. */
interface LenderFees {
  /** Added to what is borrowed (FIN-25, FIN-26). */
  readonly financedCents: number
  /** Paid once beside the loan. */
  readonly upfrontCents: number
  readonly monthlyCents: number
}

const centsOf = (dollars: number) => Math.round(dollars * 100)

/** Sums a lender's fees by how they are charged (FIN-26, FIN-29): a fee of every month is never financed. */
export const lenderFees = ({ fees }: Pick<ResolvedConfig['lender'], 'fees'>): LenderFees => {
  const sums = { financedCents: 0, upfrontCents: 0, monthlyCents: 0 }
  for (const { amount, every, financed } of fees) {
    if (every === 'month') sums.monthlyCents += centsOf(amount)
    else if (financed) sums.financedCents += centsOf(amount)
    else sums.upfrontCents += centsOf(amount)
  }
  return sums
}

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
