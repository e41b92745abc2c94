import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { showsAcceptedCards } from '@forecourt/rules/checkout/depositPromise'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'
import { enteredPlan } from '@forecourt/rules/checkout/steps/plan'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { shows } from '@forecourt/rules/parts/Part'
import { planTotalCents } from '@forecourt/rules/pricing/minimumTotal'
import { weeklyCents } from '@forecourt/rules/pricing/weeklyCents'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { distancesByKm, dueCents, monthsText, subscriptionLines } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { AcceptedCards } from '../car/panel/AcceptedCards'
import { CarOffers } from '../car/panel/CarOffers'
import { CommentPoints } from '../car/texts/Comments'
import type { StepViewProps } from './CheckoutViewProps'

/** What the car's page says of a subscription: what it includes and requires (VDP-02), and its offers (OFR-01). */
const PlanDetails = ({ context: { car, config, now }, site }: Pick<StepViewProps, 'context' | 'site'>) => {
  const offers = site.carOffers.filter(({ category }) => category === 'Subscription')
  return (
    <div className="mt-6 grid gap-4">
      {shows(carPageParts.included, { car, config }) && (
        <div>
          <h2 data-setting="/vdp/includedHeading" className="heading mb-3 text-card">
            {config.vdp.includedHeading}
          </h2>
          <CommentPoints points={config.vdp.includedPoints} icon="check" setting="/vdp/includedPoints" />
        </div>
      )}
      <CarOffers car={car} offers={offers} config={config} now={now} />
    </div>
  )
}

/** The weekly price of each term and distance, before any is chosen, and what to know before the choice (CAR-14). */
export const PlanStep = ({ context, site }: StepViewProps) => {
  const { terms, firstWeeks, bondWeeks } = context.config.subscription
  const distances = distancesByKm(context.config.subscription)
  const base = context.car.subscriptionPriceCents ?? 0
  return (
    <>
      <div className="mt-6 overflow-x-auto">
        <table className="w-full text-small tabular-nums">
          <caption className="mb-2 text-start font-semibold">Price a week, and minimum total over the term</caption>
          <thead>
            <tr className="border-b border-line-strong text-muted">
              <th scope="col" className="py-2 pr-4 text-start font-normal">
                Term
              </th>
              {distances.map(({ id, km }) => (
                <th key={id} scope="col" className="py-2 pl-4 text-end font-normal">
                  {km.toLocaleString('en-AU')} km
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map((term) => (
              <tr key={term.id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-start font-normal">
                  {monthsText(term.months)}
                </th>
                {distances.map((distance) => {
                  const weekly = weeklyCents(base, term, distance)
                  return (
                    <td key={distance.id} className="py-2 pl-4 text-end">
                      {formatMoney(weekly)}
                      <span className="block text-tiny text-muted">
                        {formatMoney(planTotalCents({ weeklyCents: weekly, termMonths: term.months }))} in total
                      </span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-small text-muted text-pretty" data-setting="/subscription/bondWeeks">
        You’ll pay the first {firstWeeks === 1 ? 'week' : `${firstWeeks} weeks`}
        {bondWeeks > 0 && ` and a bond equal to ${bondWeeks === 1 ? 'one week’s payment' : `${bondWeeks} weeks’ payments`}`} online.
        {bondWeeks > 0 && ' You’ll get the bond back at the end, less any damage or charges owing.'}
      </p>
      <PlanDetails context={context} site={site} />
    </>
  )
}

/** A subscription's price, what it includes, and what is paid now (CHK-03). */
const SubscriptionLines = ({ plan }: { readonly plan: SubscriptionPlan }) => (
  <dl className="mt-6">
    {[...subscriptionLines(plan), { title: 'To pay now', text: formatMoney(dueCents(plan)) }].map(({ title, text }, index, lines) => {
      const isLast = index === lines.length - 1
      return (
        <div
          key={title}
          className={`grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 py-1.5 ${isLast ? 'mt-1.5 border-t border-line pt-3 font-semibold' : ''}`}
        >
          <dt className={isLast ? '' : 'text-muted'}>{title}</dt>
          <dd className="text-end text-pretty tabular-nums wrap-anywhere">{text}</dd>
        </div>
      )
    })}
  </dl>
)

/** What is paid now, what happens to it and what the subscription is, right before the payment (CHK-03, OFR-01). */
export const SubscriptionTerms = ({ context, site }: { readonly context: CheckoutContext; readonly site: SiteData }) => {
  const plan = enteredPlan(context)
  if (!plan) return null
  const { car, config } = context
  return (
    <>
      <SubscriptionLines plan={plan} />
      <div className="mt-6 rounded-card bg-surface p-4 text-small sm:p-5">
        <ul className="grid gap-1.5">
          <li className="text-pretty">{car.dealershipName} will check your identity and licence before your start date.</li>
          <li className="text-pretty">If you cancel before then, or they can’t go ahead, you’ll get back everything you paid.</li>
          <li className="text-pretty">From your start date, you’ll pay {car.dealershipName} each week.</li>
        </ul>
        {showsAcceptedCards(config, site, true) && <AcceptedCards isPaidHere />}
      </div>
      <PlanDetails context={context} site={site} />
    </>
  )
}
