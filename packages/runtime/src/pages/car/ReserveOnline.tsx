import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { carButtonsFor } from '@forecourt/rules/stock/carButtonsFor'
import type { PageProps } from '../../PageProps'
import { EnquiryLink } from '../../sections/vehicle/EnquiryLink'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { AcceptedCards } from './AcceptedCards'
import { holdText } from './holdText'

/** What a deposit does: how much, all of it refundable, and how long it holds the car (CHK-03 to CHK-06); with the way to pay it. */
export const ReserveOnline = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, location } = data
  const { deposit, holdHours, showAccepted } = config.checkout
  const noun = vehicleNoun[car.itemType]
  const amount = deposit > 0 ? formatMoney(deposit * 100) : null
  const held = holdText(holdHours)
  const terms = [
    ...(amount ? [{ figure: amount, words: 'deposit', setting: '/checkout/deposit' }] : []),
    { figure: '100%', words: 'refundable', setting: '/checkout/explain' },
    { figure: held, words: 'held for you', setting: '/checkout/holdHours' },
  ]
  const button = carButtonsFor(car, config.vdp.buttons, { config, place: 'vdp', location, now: request.now }).find(
    ({ id }) => id === 'reserve',
  )
  return (
    <div data-setting="/checkout/explain" className="rounded-card bg-surface p-card">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {terms.map(({ figure, words, setting }) => (
            <div key={words} data-setting={setting} className="flex flex-col-reverse">
              <dt className="text-small text-muted">{words}</dt>
              <dd className="heading text-subsection leading-tight tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        {button && (
          <EnquiryLink
            car={car}
            form="reserve"
            label={button.label}
            variant={button.style}
            setting={button.setting}
            className="max-sm:w-full print:hidden"
          />
        )}
      </div>
      <p className="mt-4 max-w-prose text-pretty">
        Pay a {amount ? `${amount} deposit` : 'small deposit'} and nobody else can buy this {noun} for {held}. Come and see it, drive it,
        take your time. If it is not the one, you get all of it back.
      </p>
      {showAccepted && <AcceptedCards />}
    </div>
  )
}
