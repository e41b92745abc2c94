import type { FinanceFigures } from '../FinanceFigures'

interface FigureKind {
  readonly source: FinanceFigures['source']
  /** Made up, where no service is connected. */
  readonly simulated?: boolean
}

/** Says whether the weekly figure of a car is an estimate, or a lender's own, so that nobody takes the one for the other (FIN-02, FIN-04). */
export const figureKindText = ({ source, simulated = false }: FigureKind): string => {
  if (source === 'estimate') return 'An estimate at the advertised rate, not a lender’s quote.'
  if (source === 'quote')
    return simulated ? 'Made up for this demonstration: no lender stands behind it.' : 'The lender’s quote for this car.'
  return 'The lender’s figure for this car.'
}
