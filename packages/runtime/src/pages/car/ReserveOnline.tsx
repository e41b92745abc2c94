import { carButtonsFor } from '@forecourt/rules/car/buttons/carButtonsFor'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import type { PageProps } from '../../PageProps'
import { EnquiryLink } from '../../sections/vehicle/buttons/EnquiryLink'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { AcceptedCards } from './panel/AcceptedCards'
import { holdText } from './panel/holdText'

/** How to ask for a reservation, and the dealership's terms once it agrees: how much, all of it refundable, and for how long (CHK-03 to CHK-06). Nothing is paid or held by asking. */
export const ReserveOnline = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, location } = data
  const { deposit, holdHours, showAccepted } = config.checkout
  const noun = vehicleNoun[car.itemType]
  const terms = [
    ...(deposit > 0
      ? [
          { figure: formatMoney(deposit * 100), words: 'deposit', setting: '/checkout/deposit' },
          { figure: '100%', words: 'refundable', setting: '/checkout/explain' },
        ]
      : []),
    { figure: holdText(holdHours), words: 'reserved', setting: '/checkout/holdHours' },
  ]
  const button = carButtonsFor(car, config.vdp.buttons, { config, place: 'vdp', location, now: request.now }).find(
    ({ id }) => id === 'reserve',
  )
  return (
    <div data-setting="/checkout/explain" className="rounded-card bg-surface p-card">
      <p className="max-w-prose text-pretty">
        Ask {car.dealershipName} to reserve this {noun} for you. You pay nothing here, and asking does not hold the {noun}:{' '}
        {car.dealershipName} answers whether it is free.
      </p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="text-small font-semibold">If {car.dealershipName} agrees</p>
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
            {terms.map(({ figure, words, setting }) => (
              <div key={words} data-setting={setting} className="flex flex-col-reverse">
                <dt className="text-small text-muted">{words}</dt>
                <dd className="heading text-subsection leading-tight tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
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
      {showAccepted && deposit > 0 && <AcceptedCards />}
    </div>
  )
}
