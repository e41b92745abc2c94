import { type Checkout, checkoutProblems } from '@forecourt/rules/checkout/Checkout'
import { type CheckoutView, checkoutView } from '@forecourt/rules/checkout/checkoutView'
import { enteredPlan } from '@forecourt/rules/checkout/steps/plan'
import { phoneFor } from '@forecourt/rules/phone/phoneFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { telHref } from '../../sections/vehicle/whatsappHref'
import { Container } from '../../ui/Container'
import { Icon } from '../../ui/Icon'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { CheckoutCar } from './CheckoutCar'
import type { CheckoutViewProps } from './CheckoutViewProps'
import { StepView } from './StepForm'
import { HeldView } from './views/HeldView'
import { NoJourney, OverView } from './views/OverView'
import { PriceView } from './views/PriceView'
import { TakenView } from './views/TakenView'
import { PayingView, TimeUpView, UnpaidView } from './views/UnpaidView'

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

/** Views in which the first payment is still to be made. */
const dueViews: ReadonlySet<CheckoutView['kind']> = new Set(['step', 'price', 'paying', 'unpaid'])

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
  const plan = checkout.kind === 'subscribe' ? (checkout.hold?.subscription ?? enteredPlan(context)) : null
  return (
    <Container className="grid gap-x-12 gap-y-8 pt-6 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-10">
      <aside aria-label="The car" className="lg:order-2">
        <div className="lg:sticky lg:top-24 lg:rounded-card lg:border lg:border-line lg:p-5">
          <CheckoutCar {...checkout} config={config} plan={plan} isDue={dueViews.has(view.kind)} />
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
