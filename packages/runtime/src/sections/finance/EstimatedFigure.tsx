import type { EstimateTexts } from '@forecourt/rules/finance/FinanceTexts'
import { FinanceBox } from './FinanceBox'
import { WeeklyFigure } from './WeeklyFigure'

export interface EstimatedFigureProps {
  /** The words over an estimate; a quote says so itself. */
  readonly heading: string
  readonly figures: EstimateTexts
  readonly calculatorBelow: boolean
  readonly awaited?: boolean
}

/** An estimate or a quote with the small print that belongs to it. */
export const EstimatedFigure = ({ heading, figures, calculatorBelow, awaited = false }: EstimatedFigureProps) => (
  <FinanceBox
    setting="/estimate"
    calculatorBelow={calculatorBelow}
    disclaimer={{ id: 'finance-disclaimer', text: figures.disclaimer, setting: '/estimate/disclaimer' }}
  >
    <div data-setting="/estimate/heading">
      <WeeklyFigure heading={figures.source === 'quote' ? 'Quoted from' : heading} figures={figures} awaited={awaited} />
    </div>
  </FinanceBox>
)
