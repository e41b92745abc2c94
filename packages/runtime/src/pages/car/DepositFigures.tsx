import { holdText } from '@forecourt/rules/checkout/holdText'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasDeposit } from '@forecourt/schema/switches/hasDeposit'

/** The terms of a deposit as figures: how much, that all of it comes back, and for how long the car is kept (CHK-03 to CHK-05). */
export const DepositFigures = ({ checkout }: { readonly checkout: ResolvedConfig['checkout'] }) => {
  const { deposit, holdHours } = checkout
  const terms = [
    ...(hasDeposit(checkout)
      ? [
          { figure: formatMoney(deposit * 100), words: 'deposit', setting: '/checkout/deposit' },
          { figure: '100%', words: 'refundable', setting: '/checkout/explain' },
        ]
      : []),
    { figure: holdText(holdHours), words: 'reserved', setting: '/checkout/holdHours' },
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {terms.map(({ figure, words, setting }) => (
        <div key={words} data-setting={setting} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{words}</dt>
          <dd className="heading text-subsection leading-tight tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
