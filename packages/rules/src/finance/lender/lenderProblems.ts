import type { Problems } from '../../records/fieldProblems'
import type { LenderValues } from '../../records/kinds/lenderFields'

/** Says what the terms of a lender ask of one another (FIN-05, ENT-26): a comparison rate is no lower than the rate, and something is left to lend. */
export const lenderProblems = ({
  interestRate,
  comparisonRate,
  depositPercent,
  balloonPercent,
}: Pick<LenderValues, 'interestRate' | 'comparisonRate' | 'depositPercent' | 'balloonPercent'>): Problems => ({
  ...(interestRate !== null &&
    comparisonRate !== null &&
    comparisonRate < interestRate && {
      comparisonRate: 'A comparison rate counts the fees, too: it is never lower than the interest rate.',
    }),
  ...((depositPercent ?? 0) + (balloonPercent ?? 0) > 90 && { balloonPercent: 'Deposit and final payment leave nothing to repay.' }),
})
