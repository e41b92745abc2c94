import { ButtonLink } from '../../../ui/Button'
import { financeFormHref } from '../financeFormHref'
import { entryText } from './entryText'
import type { RepaymentHeadlineProps } from './RepaymentHeadline'

/** What belongs to a repayment: what it rests on, the total, the lender's fees and example, and what to do next (FIN-26, FIN-27, FIN-29). */
export const CalculatorResult = ({ calculation, entry, result }: RepaymentHeadlineProps) => {
  const lines = [
    ...(result?.totalText ? [{ label: 'Total to pay', amountText: result.totalText }] : []),
    ...(result?.fees ?? []).map((fee) => ({ ...fee, setting: '/lender/fees' })),
  ]
  return (
    <div className="space-y-4 rounded-card bg-surface p-4 text-small noscript:mt-3 @2xl:col-start-2 @2xl:mt-0! @2xl:self-start @2xl:rounded-t-none @2xl:px-6 @2xl:pt-4 @2xl:pb-6">
      {result && (
        <p className="text-muted text-pretty tabular-nums">
          {[entryText(entry, calculation.figures), result.enquireText].filter(Boolean).join(' ')}
        </p>
      )}
      {lines.length > 0 && (
        <dl data-setting="/lender" className="divide-y divide-line border-y border-line">
          {lines.map(({ label, amountText }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have one name
            <div key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
              <dd className="ml-auto text-right font-semibold tabular-nums">{amountText}</dd>
            </div>
          ))}
        </dl>
      )}
      {result && <p className="text-tiny text-muted text-pretty tabular-nums">{result.example.text}</p>}
      <ButtonLink href={financeFormHref(calculation, entry)} wide data-setting="/finance/buttonLabel" className="print:hidden">
        {calculation.settings.finance.buttonLabel}
      </ButtonLink>
    </div>
  )
}
