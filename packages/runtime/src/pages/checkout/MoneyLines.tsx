import type { CheckoutAbout } from '@forecourt/rules/checkout/Journey'
import { leftToPay } from '@forecourt/rules/checkout/leftToPay'
import { tradedIn } from '@forecourt/rules/checkout/tradedIn'

/** What the purchase comes to, down to what is left to pay, and what can still change in it (CHK-03, ENT-21). */
export const MoneyLines = ({ about }: { readonly about: CheckoutAbout }) => {
  const lines = leftToPay(about)
  if (lines.length === 0) return null
  return (
    <div className="mt-6">
      <dl>
        {lines.map(({ title, text }, place) => {
          const isLast = place === lines.length - 1
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
      {tradedIn(about) && (
        <p className="mt-2 max-w-prose text-tiny text-muted text-pretty">
          {about.car.dealershipName} looks at your vehicle before it takes it, and its figure can change with what it finds. Finance that is
          still owed on it is paid out of it first.
        </p>
      )}
    </div>
  )
}
