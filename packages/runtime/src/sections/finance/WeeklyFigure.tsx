import type { FinanceFigures } from '@forecourt/rules/finance/FinanceFigures'
import type { WeeklyTexts } from '@forecourt/rules/finance/small-print/FinanceTexts'
import { loanText } from '@forecourt/rules/finance/small-print/loanText'

export interface WeeklyFigureProps {
  /** The words before the figure. */
  readonly heading: string
  readonly figures: WeeklyTexts
  /** The loan behind the figure; null where it isn't known. */
  readonly loan: FinanceFigures | null
  /** Whether what all payments come to stands beside it, as the law of New Zealand asks. */
  readonly statesTotal?: boolean
  /** Stands in for the figures in the same room while better ones are awaited. */
  readonly awaited?: boolean
}

const placeholder = 'animate-pulse rounded-field bg-raised text-transparent'

/** What a car comes to a week; its rate and comparison rate never leave its side (VDP-06, FIN-08, FIN-09). */
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
      {/* On a line of its own: beside the week it would move there, or away, when the typeface comes. */}
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
