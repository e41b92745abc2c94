import { type Checkout, checkoutProblems } from '@forecourt/rules/checkout/Checkout'
import { type CheckoutView, checkoutView } from '@forecourt/rules/checkout/checkoutView'
import { nameWithTown } from '@forecourt/rules/locations/locationNames'
import { phoneFor } from '@forecourt/rules/phone/phoneFor'
import { onRoadCosts, onRoadLabel } from '@forecourt/rules/pricing/onRoadCosts'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { telHref } from '../../sections/vehicle/whatsappHref'
import { Container } from '../../ui/Container'
import { Icon } from '../../ui/Icon'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { Picture } from '../../ui/Picture'
import type { CheckoutViewProps } from './CheckoutViewProps'
import { StepView } from './StepForm'
import { HeldView } from './views/HeldView'
import { NoJourney, OverView } from './views/OverView'
import { PriceView } from './views/PriceView'
import { TakenView } from './views/TakenView'
import { PayingView, TimeUpView, UnpaidView } from './views/UnpaidView'

/** The drive-away price, as large as the car's price, with its breakdown: a single total price (ACL s 48). */
const OnRoadTotal = ({ car }: Pick<Checkout, 'car'>) => {
  const costs = onRoadCosts(car)
  if (!costs) return null
  return (
    <>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 text-small">
        {costs.lines.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="text-end tabular-nums">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 flex items-baseline justify-between gap-4 border-line border-t pt-1.5">
          <dt className="font-semibold">{onRoadLabel(costs)}</dt>
          <dd className="heading text-end text-subsection tabular-nums">{costs.totalText}</dd>
        </div>
      </dl>
      {!costs.isKnown && (
        <p className="mt-2 text-tiny text-muted text-pretty">
          For private buyers where the car is. Registering it elsewhere can change the charges. {car.dealershipName} will confirm the total
          before you pay the rest.
        </p>
      )}
    </>
  )
}

/** The car beside every checkout step: picture, name, current price, drive-away price and location. */
const CheckoutCar = ({ checkout: { kind, car }, config }: { readonly checkout: Checkout; readonly config: ResolvedConfig }) => {
  const image = car.images[0]?.key
  return (
    <div className="flex items-start gap-4 lg:block">
      {image && (
        <div className="w-28 shrink-0 overflow-hidden rounded-field bg-raised lg:w-full">
          <Picture source={image} alt="" sizes="(min-width: 64rem) 22rem, 7rem" />
        </div>
      )}
      <div className="min-w-0 flex-1 lg:mt-4">
        <p className="font-semibold text-pretty wrap-anywhere">
          <a href={carHref(car)} className="text-text underline-offset-4 hover:underline">
            {car.name}
          </a>
        </p>
        <div className="mt-1">
          <PriceBlock car={car} config={config} size="card" statesOnRoad={false} />
        </div>
        {kind !== 'subscribe' && <OnRoadTotal car={car} />}
        <p className="mt-1 text-small text-muted">{nameWithTown(car.locationName, car.city)}</p>
      </div>
    </div>
  )
}

/** The phone number for this car, beside every step, unmasked. */
const CheckoutHelp = ({ car, config }: { readonly car: Checkout['car']; readonly config: ResolvedConfig }) => {
  const phone = phoneFor(car, config)
  if (!phone) return null
  return (
    <p data-setting="/phone/main" className="flex items-center gap-3 text-small">
      <Icon name="phone" size={20} className="shrink-0 text-link" />
      <span>
        Prefer to talk to someone?{' '}
        <a href={telHref(phone)} className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline">
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      </span>
    </p>
  )
}

/** The component of each checkout view; a view without one does not compile. */
const checkoutViews: { readonly [Kind in CheckoutView['kind']]: (props: CheckoutViewProps<Kind>) => ReactNode } = {
  step: StepView,
  price: PriceView,
  taken: TakenView,
  paying: PayingView,
  timeUp: TimeUpView,
  unpaid: UnpaidView,
  held: HeldView,
  over: OverView,
}

/**
 * The checkout (RTE-05, RTE-06): one step at a time, always beside the car, its current price and a phone number. Every form works without
 * scripts.
 */
export const CheckoutPage = ({ config, data, request }: PageProps<'checkout'>) => {
  const { checkout, site } = data
  if (!checkout) return <NoJourney config={config} />
  const { car, problem } = checkout
  const view = checkoutView(checkout, config, request.now)
  const View = checkoutViews[view.kind] as (typeof checkoutViews)['held']
  const context = { ...checkout, config, now: request.now }
  return (
    <Container className="grid gap-x-12 gap-y-8 pt-6 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-10">
      <aside aria-label="The car" className="lg:order-2">
        <div className="lg:sticky lg:top-24 lg:rounded-card lg:border lg:border-line lg:p-5">
          <CheckoutCar checkout={checkout} config={config} />
          <div className="mt-4 border-t border-line pt-2 max-lg:hidden">
            <CheckoutHelp car={car} config={config} />
          </div>
        </div>
      </aside>
      <div className="min-w-0">
        {problem && (
          <p role="alert" className="mb-6 rounded-field border border-danger p-4 font-semibold text-danger text-pretty">
            {checkoutProblems[problem]}
          </p>
        )}
        <View checkout={checkout} context={context} view={view as never} site={site} request={request} />
        <div className="mt-8 border-t border-line pt-2 lg:hidden">
          <CheckoutHelp car={car} config={config} />
        </div>
      </div>
    </Container>
  )
}
