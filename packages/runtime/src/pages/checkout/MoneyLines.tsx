import { depositPromise, showsAcceptedCards } from '@forecourt/rules/checkout/depositPromise'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'
import { leftToPay, tradedIn } from '@forecourt/rules/checkout/leftToPay'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { AcceptedCards } from '../car/panel/AcceptedCards'

interface DepositTermsProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly className?: string
}

/** The deposit's terms, shown right before payment: only terms that apply (CHK-03 to CHK-06). */
export const DepositTerms = ({ config, site, className = '' }: DepositTermsProps) => (
  <div data-setting="/checkout/deposit" className={`rounded-card bg-surface p-4 text-small sm:p-5 ${className}`}>
    <ul className="grid gap-1.5">
      {depositPromise(config.checkout).map((sentence) => (
        <li key={sentence} className="text-pretty">
          {sentence}
        </li>
      ))}
    </ul>
    {showsAcceptedCards(config, site, true) && <AcceptedCards isPaidHere />}
  </div>
)

/** The purchase total down to the balance due, and what can still change (CHK-03, ENT-21). */
export const MoneyLines = ({ context }: { readonly context: CheckoutContext }) => {
  const lines = leftToPay(context)
  if (lines.length === 0) return null
  return (
    <div className="mt-6">
      <dl>
        {lines.map(({ title, text }, index) => {
          const isLast = index === lines.length - 1
          return (
            <div
              key={title}
              className={`flex flex-wrap items-baseline justify-between gap-x-6 py-1.5 ${isLast ? 'mt-1.5 border-t border-line pt-3 font-semibold' : ''}`}
            >
              <dt className={isLast ? '' : 'text-muted'}>{title}</dt>
              <dd className="ml-auto text-right tabular-nums">{text}</dd>
            </div>
          )
        })}
      </dl>
      {tradedIn(context) && (
        <p className="mt-2 max-w-prose text-tiny text-muted text-pretty">
          {context.car.dealershipName} will inspect your vehicle before taking it, and the figure may change as a result. Any finance still
          owing on it is paid out first.
        </p>
      )}
    </div>
  )
}
