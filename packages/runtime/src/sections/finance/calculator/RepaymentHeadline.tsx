import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import type { Repayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { financeFormHref } from '../financeFormHref'
import type { Calculation } from './toCalculation'

export interface RepaymentHeadlineProps {
  readonly calculation: Calculation
  readonly entry: CalculatorEntry
  readonly result: Repayments | null
}

/** The repayment, large, its rates beside it; or the way to ask where there is no figure (ERR-12). */
export const RepaymentHeadline = ({ calculation, entry, result }: RepaymentHeadlineProps) => (
  <div className="z-10 rounded-card border border-line bg-surface px-4 py-3 shadow-resting max-lg:[@media(min-height:34rem)]:sticky max-lg:[@media(min-height:34rem)]:top-18 @2xl:col-start-2 @2xl:rounded-b-none @2xl:border-x-0 @2xl:border-t-0 @2xl:px-6 @2xl:pt-5 @2xl:pb-4 @2xl:shadow-none">
    <p className="text-tiny text-muted @2xl:text-small">Estimated repayments</p>
    {result === null && <p className="heading text-card leading-snug">Enter a purchase price to see them</p>}
    {result?.enquireText && (
      <p className="heading text-subsection leading-tight">
        <a
          href={financeFormHref(calculation, entry)}
          className="inline-flex min-h-11 items-center text-link underline decoration-2 underline-offset-4 hover:no-underline"
        >
          {result.repaymentText}
        </a>
      </p>
    )}
    {result && !result.enquireText && (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="heading text-title leading-tight tabular-nums">{result.repaymentText}</strong>
        <span className="text-lead">{result.perText}</span>
      </p>
    )}
    {result && (
      <p className="mt-0.5 text-tiny tabular-nums @2xl:text-small">
        <span className="sm:whitespace-nowrap">{result.rateText} interest</span>
        {result.isExampleRate ? ', ' : ' as you entered it. Advertised: '}
        {!result.isExampleRate && (
          <>
            <span className="sm:whitespace-nowrap">{result.example.rateText} interest</span>,{' '}
          </>
        )}
        <span className="sm:whitespace-nowrap">{result.example.comparisonText} p.a. comparison rate</span>
      </p>
    )}
  </div>
)
