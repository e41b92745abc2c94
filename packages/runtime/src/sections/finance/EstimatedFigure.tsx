import { estimateHeading } from '@forecourt/rules/finance/estimate/estimateHeading'
import type { EstimateTexts, FinanceFigures, WeeklyTexts } from '@forecourt/rules/finance/small-print/FinanceTexts'
import { monthlyFeesText } from '@forecourt/rules/finance/small-print/feeTexts'
import { figureKindText, loanText } from '@forecourt/rules/finance/small-print/loanText'
import { ratesText } from '@forecourt/rules/finance/small-print/ratesText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { ComparisonWarning, CreditProvider } from './ComparisonWarning'

/** Link from a figure to the calculator on the same page (VDP-06). */
const CalculatorLink = () => (
  <a
    href="#finance-calculator"
    className="inline-flex min-h-11 items-center text-tiny font-semibold text-link underline-offset-4 hover:underline print:hidden"
  >
    Work out your repayments
  </a>
)

const placeholder = 'animate-pulse rounded-field bg-raised text-transparent'

interface FinanceBoxProps {
  readonly config: Pick<ResolvedConfig, 'finance' | 'identity'>
  /** The line that names the kind of figure. */
  readonly kind: ReactNode
  /** The loan of the figure; absent where it belongs to `kind`. */
  readonly loan?: ReactNode
  /** Link that opens the small print. */
  readonly disclaimer: ReactNode
  /** Config pointer of the setting that shows the box. */
  readonly setting: string
  /** Whether the page has a calculator to link to; without one, this box has the calculator's anchor. */
  readonly calculatorBelow: boolean
  /** The car's buttons, between the figure and its terms. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/**
 * A figure under a car's price; its terms and a link to the calculator, which a phone shows on request. The terms are after the car's
 * buttons, so that price, figure with rates, and the first button are on the first screen and stay in view on wide ones; in the document,
 * too, so that keys and screen readers follow the same order.
 */
export const FinanceBox = ({ config, kind, loan, disclaimer, setting, calculatorBelow, actions, children }: FinanceBoxProps) => (
  <>
    <div id={calculatorBelow ? undefined : 'finance-calculator'} data-setting={setting} className="rounded-field bg-surface px-4 py-2.5">
      {children}
    </div>
    {actions}
    <div>
      {kind}
      {/* The calculator's section says who lends, too; without it, that stays in view. */}
      <ComparisonWarning config={config} className="car-warning mt-1.5" namesLender={!calculatorBelow} />
      {/* On wide screens its content is always visible (runtime.css), in browsers that can do so. */}
      <details className="more-terms group/terms">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-tiny font-semibold text-link supports-[selector(::details-content)]:lg:hidden print:hidden [&::-webkit-details-marker]:hidden">
          Loan terms
          <Icon name="chevronDown" size={16} className="transition-transform group-open/terms:rotate-180" />
        </summary>
        <div className="text-tiny text-muted lg:mt-1">
          {loan}
          {calculatorBelow && <CreditProvider finance={config.finance} />}
        </div>
        <div className="flex flex-wrap gap-x-5">
          {disclaimer}
          {calculatorBelow && <CalculatorLink />}
        </div>
      </details>
    </div>
  </>
)

interface FigureKindProps {
  readonly figures: Parameters<typeof figureKindText>[0]
  /** What the figure leaves out, if a price next to it includes more; null for nothing. */
  readonly loanOnly: string | null
}

/** What a weekly figure is: an estimate, a quote or a lender's own; and what it leaves out. */
export const FigureKind = ({ figures, loanOnly }: FigureKindProps) => (
  <>
    <p className="text-tiny font-medium">* {figureKindText(figures)}</p>
    {loanOnly && (
      <p data-setting="/price/subscriptionIncludes" className="text-tiny font-medium text-pretty">
        {loanOnly}
      </p>
    )}
  </>
)

interface LoanTermsProps {
  /** The loan of a figure; null if unknown. */
  readonly loan: FinanceFigures | null
  /** Whether the total amount payable is shown, as New Zealand law requires. */
  readonly statesTotal: boolean
  readonly awaited?: boolean
}

/** The loan that a weekly figure is for. */
export const LoanTerms = ({ loan, statesTotal, awaited = false }: LoanTermsProps) =>
  loan && <p className={`text-tiny tabular-nums ${awaited ? placeholder : 'text-muted'}`}>{loanText(loan, { statesTotal })}</p>

interface WeeklyFigureProps {
  /** Text before the figure. */
  readonly heading: string
  readonly figures: WeeklyTexts
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
  /** What is paid beside it (`monthlyFeesText`); null for nothing. */
  readonly fees: string | null
  /** Placeholder of the same size while a quote is loading. */
  readonly awaited?: boolean
  /** Whether another weekly price is above it, as that of a subscription: then this one is no bigger than its text. */
  readonly isMinor?: boolean
}

/** Weekly repayment of a car, always with its deposit, balloon, rate and comparison rate (VDP-06, FIN-08, FIN-09). */
export const WeeklyFigure = ({ heading, figures, identity, fees, awaited = false, isMinor = false }: WeeklyFigureProps) => {
  const figureClass = awaited ? placeholder : ''
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-small text-muted">{heading}</span>
        <span className={figureClass}>
          <strong className={`tabular-nums ${isMinor ? 'text-base' : 'heading text-subsection'}`}>{figures.weeklyText}</strong>{' '}
          <span className="text-small">{['a week*', figures.assumesText].filter(Boolean).join(', ')}</span>
        </span>
      </p>
      {/* On its own line: beside the weekly figure it would move when the font loads. */}
      {figures.monthlyText && (
        <p data-setting="/finance/showMonthly" className={`w-fit text-small tabular-nums ${awaited ? placeholder : 'text-muted'}`}>
          or {figures.monthlyText} a month
        </p>
      )}
      <p className="mt-0.5 text-tiny tabular-nums">
        <span className={awaited ? placeholder : 'text-muted'}>{[ratesText(figures, identity), fees].filter(Boolean).join(', ')}</span>
      </p>
    </>
  )
}

export interface EstimatedFigureProps {
  /** Heading of an estimate; a quote has its own. */
  readonly heading: string
  readonly figures: EstimateTexts & Pick<FigureKindProps['figures'], 'offer'>
  /** The loan of the figures, if known. */
  readonly loan: FinanceFigures | null
  readonly config: Pick<ResolvedConfig, 'finance' | 'identity'>
  readonly calculatorBelow: boolean
  readonly statesTotal: boolean
  readonly loanOnly: FigureKindProps['loanOnly']
  /** Link that opens the small print. */
  readonly disclaimer: ReactNode
  readonly awaited?: boolean
  readonly actions?: ReactNode
}

/** An estimate or a quote with its terms. */
export const EstimatedFigure = ({
  heading,
  figures,
  loan,
  config,
  calculatorBelow,
  statesTotal,
  loanOnly,
  disclaimer,
  awaited = false,
  actions,
}: EstimatedFigureProps) => (
  <FinanceBox
    setting="/estimate"
    config={config}
    calculatorBelow={calculatorBelow}
    kind={
      <>
        <FigureKind figures={figures} loanOnly={loanOnly} />
        {statesTotal && <LoanTerms loan={loan} statesTotal awaited={awaited} />}
      </>
    }
    loan={!statesTotal && <LoanTerms loan={loan} statesTotal={false} awaited={awaited} />}
    disclaimer={disclaimer}
    actions={actions}
  >
    <div data-setting="/estimate/heading">
      <WeeklyFigure
        heading={estimateHeading(figures, heading)}
        figures={figures}
        identity={config.identity}
        fees={loan && figures.source === 'estimate' ? monthlyFeesText(loan.lender) : null}
        awaited={awaited}
        isMinor={loanOnly !== null}
      />
    </div>
  </FinanceBox>
)
