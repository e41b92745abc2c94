import type { PersonalFigures, PersonalFinanceParams } from '@forecourt/rules/finance/personal/personalFigures'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'

interface Props {
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
  readonly isSubmitted: boolean
  readonly requested: PersonalFinanceParams
  /** Null before the form is submitted, and if the borrowing capacity is zero. */
  readonly figures: PersonalFigures | null
}

/** The result: repayments, always with their rate, comparison rate and terms (FIN-05, RTE-12). */
export const PersonalResult = ({ identity, isSubmitted, requested, figures }: Props) => {
  if (!figures)
    return (
      <div className="self-start rounded-card bg-surface p-5 text-muted text-pretty" role={isSubmitted ? 'alert' : undefined}>
        {isSubmitted
          ? 'That leaves nothing to borrow, or too little for a loan. Change the price or the deposit, or ask us below.'
          : 'Enter your budget and deposit to see your estimated weekly repayment.'}
      </div>
    )
  const [week, ...others] = figures.repayments
  const lines = [
    ...others.map(({ amount, per }) => ({ label: per.replace(/^a/, 'A'), text: amount })),
    { label: `Borrowed over ${requested.years} ${requested.years === 1 ? 'year' : 'years'}`, text: figures.borrowedText },
    // The rates must be near each amount a month, which a fee is.
    ...figures.fees.map(({ label, amountText }) => ({ label, text: amountText })),
    ...figures.totals,
  ]
  return (
    <section aria-labelledby="personal-result" className="self-start rounded-card bg-surface p-5">
      <h2 id="personal-result" className="text-small text-muted">
        Estimated repayments
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <strong className="heading text-title">{week?.amount}</strong> {week?.per}
      </p>
      <p className="mt-1 text-small tabular-nums">
        {figures.rateText} interest{statesComparisonRate(identity) && `, ${figures.comparisonText} comparison rate`}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line text-small">
        {lines.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
            <dd className="ml-auto text-right font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {figures.shareText && <p className="mt-3 text-small text-pretty">{figures.shareText}</p>}
    </section>
  )
}
