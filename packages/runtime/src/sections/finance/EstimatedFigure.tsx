import { estimateHeading } from '@forecourt/rules/finance/estimate/estimateHeading'
import type { EstimateTexts, FinanceFigures, WeeklyTexts } from '@forecourt/rules/finance/small-print/FinanceTexts'
import { figureKindText, loanText } from '@forecourt/rules/finance/small-print/loanText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { ComparisonWarning } from './ComparisonWarning'
import { CalculatorLink } from './calculator/CalculatorLink'

interface FinanceBoxProps {
  readonly config: Pick<ResolvedConfig, 'finance'>
  /** Opens the terms. */
  readonly disclaimer: ReactNode
  /** Config pointer of the setting that shows the box. */
  readonly setting: string
  /** Whether the page has a calculator to link to; without one, this box has the calculator's anchor. */
  readonly calculatorBelow: boolean
  readonly children: ReactNode
}

/** Box under a car's price with a figure, its terms, and a link to the calculator. */
export const FinanceBox = ({ config, disclaimer, setting, calculatorBelow, children }: FinanceBoxProps) => (
  <div id={calculatorBelow ? undefined : 'finance-calculator'} data-setting={setting} className="rounded-field bg-surface px-4 pt-3 pb-1">
    {children}
    <ComparisonWarning config={config} className="mt-1.5" />
    <div className="flex flex-wrap gap-x-5">
      {disclaimer}
      {calculatorBelow && <CalculatorLink />}
    </div>
  </div>
)

interface WeeklyFigureProps {
  /** Text before the figure. */
  readonly heading: string
  readonly figures: WeeklyTexts
  /** The loan of the figure; null if unknown. */
  readonly loan: FinanceFigures | null
  /** Whether the total amount payable is shown, as New Zealand law requires. */
  readonly statesTotal?: boolean
  /** Placeholder of the same size while a quote is loading. */
  readonly awaited?: boolean
}

const placeholder = 'animate-pulse rounded-field bg-raised text-transparent'

/** Weekly repayment of a car, always with its rate and comparison rate (VDP-06, FIN-08, FIN-09). */
export const WeeklyFigure = ({ heading, figures, loan, statesTotal = false, awaited = false }: WeeklyFigureProps) => {
  const look = awaited ? placeholder : ''
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-small text-muted">{heading}</span>
        <span className={look}>
          <strong className="heading text-subsection tabular-nums">{figures.weeklyText}</strong> <span className="text-small">a week*</span>
        </span>
      </p>
      {/* On its own line: beside the weekly figure it would move when the font loads. */}
      {figures.monthlyText && (
        <p data-setting="/finance/showMonthly" className={`w-fit text-small tabular-nums ${awaited ? placeholder : 'text-muted'}`}>
          or {figures.monthlyText} a month
        </p>
      )}
      <p className="mt-0.5 text-tiny tabular-nums">
        <span className={awaited ? placeholder : 'text-muted'}>
          {figures.rateText} interest, {figures.comparisonText} p.a. comparison rate
        </span>
      </p>
      {loan && <p className={`text-tiny tabular-nums ${look || 'text-muted'}`}>{loanText(loan, { statesTotal })}</p>}
    </>
  )
}

export interface EstimatedFigureProps {
  /** Heading of an estimate; a quote has its own. */
  readonly heading: string
  readonly figures: EstimateTexts
  /** The loan of the figures, if known. */
  readonly loan: FinanceFigures | null
  readonly config: Pick<ResolvedConfig, 'finance'>
  readonly calculatorBelow: boolean
  readonly statesTotal: boolean
  /** Opens the terms of the figures. */
  readonly disclaimer: ReactNode
  readonly awaited?: boolean
}

/** An estimate or a quote with its terms. */
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
