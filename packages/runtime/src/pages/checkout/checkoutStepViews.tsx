import { type CheckoutStepId, checkoutStep, listCheckoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import { journeyLines, stepsAheadText } from '@forecourt/rules/checkout/journeyLines'
import { onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import { valuesOnline } from '@forecourt/rules/valuations/isValuedOnline'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { showsValuations } from '@forecourt/schema/switches/showsValuations'
import type { ReactNode } from 'react'
import { FinanceWidget } from '../../sections/finance/FinanceWidget'
import { ArrowLink } from '../../ui/ArrowLink'
import { withPhoneNumbers } from '../../ui/PhoneNumber'
import { stepHref } from './CheckoutProgress'
import type { StepViewProps } from './CheckoutViewProps'
import { DepositTerms, MoneyLines } from './MoneyLines'
import { PlanStep, SubscriptionTerms } from './PlanStep'

/** An overview of the checkout before the first input. */
const CarStep = ({ context, site }: StepViewProps) => {
  const ahead = listCheckoutSteps(context).filter((id) => id !== 'car')
  return (
    <>
      <p className="max-w-prose text-pretty">
        {stepsAheadText(ahead.map((id) => checkoutStep(id).title))} You can stop at any step and continue later, here or on another device.
      </p>
      <DepositTerms config={context.config} site={site} className="mt-5" />
    </>
  )
}

/** If the deposit is paid in the next step, its terms are right before the button. */
const ContactStep = ({ checkout, context, site }: StepViewProps) =>
  checkout.kind === 'reserve' ? (
    <DepositTerms config={context.config} site={site} className="mt-6" />
  ) : (
    <p className="mt-4 text-small text-muted text-pretty">
      {context.car.dealershipName} will use these for this {checkout.kind === 'buy' ? 'purchase' : 'subscription'}, and will call if you get
      stuck.
    </p>
  )

/** The calculator is on the car's page: removes links to it. */
const withoutCalculator = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  calculator: { ...config.calculator, showOnCarPage: false },
})

/** The car's repayments from the drive-away price, beside the question, with their rates and terms (FIN-02). */
const PaymentStep = ({ context, request }: StepViewProps) => {
  const costs = onRoadCosts(context.car)
  return (
    <div className="mt-6">
      <FinanceWidget car={context.car} config={withoutCalculator(context.config)} request={request} />
      {costs && (
        <p className="mt-2 text-tiny text-muted text-pretty">
          Estimates and quotes here are for {costs.totalText}, the on-road price of the {context.car.itemType}.
        </p>
      )}
    </div>
  )
}

/** A review of all answers, each with an edit link, and the deposit's terms. */
const ReviewStep = ({ checkout, context, site }: StepViewProps) => (
  <>
    <dl className="border-t border-line">
      {journeyLines(context).map(({ step, title, text }) => (
        <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-3">
          <dt className="text-small text-muted">{title}</dt>
          <dd className="col-start-1 wrap-anywhere">{withPhoneNumbers(text)}</dd>
          {checkout.token !== null && step !== 'car' && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <a
                href={stepHref(checkout.token, step)}
                className="inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline"
              >
                Change<span className="sr-only">: {title}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
    {checkout.kind === 'subscribe' ? (
      <SubscriptionTerms context={context} site={site} />
    ) : (
      <>
        <MoneyLines context={context} />
        <DepositTerms config={context.config} site={site} className="mt-6" />
      </>
    )}
  </>
)

/** Link to a valuation for a vehicle without one; the journey can be continued afterwards (TRD-01). */
const TradeInStep = ({ checkout, context }: StepViewProps) => {
  if (!valuesOnline.holds(context) || checkout.token === null) return null
  const { slug } = context.car
  return (
    <div className="mt-6 max-w-prose text-small">
      <p className="text-muted text-pretty">
        {showsValuations(context.config)
          ? 'Want a figure first? It takes a few minutes online, and we’ll keep your place here.'
          : 'You can tell us all about it first, with photos. We’ll call you with a figure and keep your place here.'}
      </p>
      <ArrowLink href={`/cars/trade-in?${new URLSearchParams({ car_id: slug, step: 'vehicle' })}`}>Value my vehicle</ArrowLink>
    </div>
  )
}

/** Content of the steps besides their fields. */
export const checkoutStepViews: { readonly [Step in CheckoutStepId]?: (props: StepViewProps) => ReactNode } = {
  car: CarStep,
  plan: PlanStep,
  contact: ContactStep,
  tradeIn: TradeInStep,
  payment: PaymentStep,
  review: ReviewStep,
}
