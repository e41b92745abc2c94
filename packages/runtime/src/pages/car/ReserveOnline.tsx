import type { Car } from '@forecourt/rules/entities/Car'
import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { AcceptedCards } from './AcceptedCards'
import { holdText } from './holdText'

export interface ReserveOnlineProps {
  readonly car: Pick<Car, 'itemType'>
  readonly config: ResolvedConfig
}

/** What a deposit does: how much, all of it refundable, and how long it holds the car (CHK-03 to CHK-06). */
export const ReserveOnline = ({ car, config }: ReserveOnlineProps) => {
  const { deposit, holdHours, showAccepted } = config.checkout
  const noun = vehicleNoun[car.itemType]
  const amount = deposit > 0 ? formatMoney(deposit * 100) : null
  const held = holdText(holdHours)
  const terms = [
    ...(amount ? [{ figure: amount, words: 'deposit', setting: '/checkout/deposit' }] : []),
    { figure: '100%', words: 'refundable', setting: '/checkout/explain' },
    { figure: held, words: `held for you`, setting: '/checkout/holdHours' },
  ]
  return (
    <div data-setting="/checkout/explain" className="rounded-card bg-surface p-card">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {terms.map(({ figure, words, setting }) => (
          <div key={words} data-setting={setting} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{words}</dt>
            <dd className="heading text-subsection leading-tight tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-pretty">
        Pay a {amount ? `${amount} deposit` : 'small deposit'} online and nobody else can buy this {noun} for {held}. Come and see it, drive
        it, take your time. If it is not the one, you get all of it back.
      </p>
      {showAccepted && <AcceptedCards />}
    </div>
  )
}
