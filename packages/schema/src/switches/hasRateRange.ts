import type { ResolvedConfig } from '../ResolvedConfig'

type Range = Pick<ResolvedConfig['lender'], 'comparisonRateFrom' | 'comparisonRateTo'>

/** Whether a lender's comparison rates are given as a range (FIN-07). */
export const hasRateRange = ({ comparisonRateFrom, comparisonRateTo }: Range): boolean => comparisonRateFrom > 0 && comparisonRateTo > 0
