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
  const sum = (kind: (fee: (typeof fees)[number]) => boolean) =>
    fees.reduce((total, fee) => (kind(fee) ? total + centsOf(fee.amount) : total), 0)
  return {
    financedCents: sum((fee) => fee.every === 'once' && fee.financed),
    upfrontCents: sum((fee) => fee.every === 'once' && !fee.financed),
    monthlyCents: sum((fee) => fee.every === 'month'),
  }
}
