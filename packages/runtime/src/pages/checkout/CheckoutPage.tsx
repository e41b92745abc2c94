import { checkoutProblems } from '@forecourt/rules/checkout/Checkout'
import { checkoutView } from '@forecourt/rules/checkout/checkoutView'
import type { PageProps } from '../../PageProps'
import { Container } from '../../ui/Container'
import { CheckoutCar } from './CheckoutCar'
import { CheckoutHelp } from './CheckoutHelp'
import { checkoutViews } from './checkoutViews'
import { NoJourney } from './views/NoJourney'

/**
 * A shopper's way to a car (RTE-05, RTE-06): one thing at a time, always with the car, its price of now and somebody to talk to beside
 * it. Every form works without scripts.
 */
export const CheckoutPage = ({ config, data, request }: PageProps<'checkout'>) => {
  const { checkout, site } = data
  if (!checkout) return <NoJourney config={config} />
  const { car, problem } = checkout
  const view = checkoutView(checkout, config, request.now)
  const View = checkoutViews[view.kind] as (typeof checkoutViews)['held']
  const about = { ...checkout, config, now: request.now }
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
        <View checkout={checkout} about={about} view={view as never} site={site} request={request} />
        <div className="mt-8 border-t border-line pt-2 lg:hidden">
          <CheckoutHelp car={car} config={config} />
        </div>
      </div>
    </Container>
  )
}
