import { estimateHeading } from '@forecourt/rules/finance/estimate/estimateHeading'
import type { FinanceFigures } from '@forecourt/rules/finance/FinanceFigures'
import type { EstimateTexts } from '@forecourt/rules/finance/small-print/FinanceTexts'
import { figureKindText } from '@forecourt/rules/finance/small-print/figureKindText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { FinanceBox } from './FinanceBox'
import { WeeklyFigure } from './WeeklyFigure'

export interface EstimatedFigureProps {
  /** The words over an estimate; a quote says so itself. */
  readonly heading: string
  readonly figures: EstimateTexts
  /** The loan behind the figures, where it is known. */
  readonly loan: FinanceFigures | null
  readonly config: Pick<ResolvedConfig, 'finance'>
  readonly calculatorBelow: boolean
  readonly statesTotal: boolean
  /** Opens the small print of the figures. */
  readonly disclaimer: ReactNode
  readonly awaited?: boolean
}

/** An estimate or a quote with the small print that belongs to it. */
export const EstimatedFigure = ({
  heading,
  figures,
  loan,
  config,
  calculatorBelow,
  statesTotal,
  disclaimer,
  awaited = false,
}: EstimatedFigureProps) => (
  <FinanceBox setting="/estimate" config={config} calculatorBelow={calculatorBelow} disclaimer={disclaimer}>
    <div data-setting="/estimate/heading">
      <WeeklyFigure heading={estimateHeading(figures, heading)} figures={figures} loan={loan} statesTotal={statesTotal} awaited={awaited} />
      <p className="mt-1 text-tiny font-medium">{figureKindText(figures)}</p>
    </div>
  </FinanceBox>
)
