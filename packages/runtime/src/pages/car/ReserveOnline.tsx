import { buttonOpens } from '@forecourt/rules/car/buttons/buttonOpens'
import { reserveSectionButton } from '@forecourt/rules/car/buttons/reserveSectionButton'
import { canPayDeposit } from '@forecourt/rules/car/canPayDeposit'
import { showsAcceptedCards } from '@forecourt/rules/checkout/showsAcceptedCards'
import type { PageProps } from '../../PageProps'
import { EnquiryLink } from '../../sections/vehicle/buttons/EnquiryLink'
import { PageLink } from '../../sections/vehicle/buttons/PageLink'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { DepositFigures } from './DepositFigures'
import { AcceptedCards } from './panel/AcceptedCards'

/**
 * How to reserve a car and on what terms: how much, all of it refundable, and for how long (CHK-03 to CHK-06). Where the site takes the
 * deposit, paying it holds the car; elsewhere it is asked for, and nothing is paid or held by asking.
 */
export const ReserveOnline = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, location, site } = data
  const noun = vehicleNoun[car.itemType]
  const isPaid = canPayDeposit(car, config)
  const button = reserveSectionButton(car, { config, location, now: request.now })
  const opens = button && buttonOpens(button.id, car, config)
  const look = button && {
    car,
    label: button.label,
    variant: button.style,
    setting: button.setting,
    className: 'max-sm:w-full print:hidden',
  }
  return (
    <div data-setting="/checkout/explain" className="rounded-card bg-surface p-card">
      <p className="max-w-prose text-pretty">
        {isPaid
          ? `Pay the deposit here, and ${car.dealershipName} keeps this ${noun} for you. Change your mind while it is held, and all of it comes back to you.`
          : `Ask ${car.dealershipName} to reserve this ${noun} for you. You pay nothing here, and asking does not hold the ${noun}: ${car.dealershipName} answers whether it is free.`}
      </p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          {!isPaid && <p className="mb-2 text-small font-semibold">If {car.dealershipName} agrees</p>}
          <DepositFigures checkout={config.checkout} />
        </div>
        {look && opens?.kind === 'page' && <PageLink {...look} href={opens.href} />}
        {look && opens?.kind === 'form' && <EnquiryLink {...look} form={opens.form} />}
      </div>
      {showsAcceptedCards(config, site, isPaid) && <AcceptedCards isPaidHere={isPaid} />}
    </div>
  )
}
