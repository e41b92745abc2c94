import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What a lender charges beside interest, in cents. */
export interface LenderFees {
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
