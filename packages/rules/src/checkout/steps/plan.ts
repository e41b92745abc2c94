import { dealerParts } from '../../car/page/dealerParts'
import type { SubscriptionPlan } from '../../entities/SubscriptionPlan'
import { formatDate } from '../../format/formatDate'
import { formatMoney } from '../../format/formatMoney'
import { shows } from '../../parts/Part'
import { weeklyCoverText } from '../../pricing/displayPrice'
import { planTotalCents } from '../../pricing/minimumTotal'
import { weeklyCents } from '../../pricing/weeklyCents'
import { distancesByKm, monthsText, startPeriod, subscriptionPlan } from '../../subscriptions/subscriptionQuote'
import { type CheckoutChoice, type CheckoutContext, type CheckoutField, type CheckoutStep, type EnteredStep, subscribing } from '../Journey'

const termChoices = ({ car, config: { subscription } }: CheckoutContext): readonly CheckoutChoice[] => {
  const [usual] = subscription.distances
  return subscription.terms.map((term) => {
    const weekly = usual ? weeklyCents(car.subscriptionPriceCents ?? 0, term, usual) : null
    const least = weekly !== null && formatMoney(planTotalCents({ weeklyCents: weekly, termMonths: term.months }))
    return {
      value: term.id,
      label: monthsText(term.months),
      hint: weekly === null ? '' : `${formatMoney(weekly)} a week with ${usual?.km} km, minimum total ${least}`,
    }
  })
}

const distanceChoices = ({ config: { subscription } }: CheckoutContext): readonly CheckoutChoice[] =>
  distancesByKm(subscription).map(({ id, km, extra }) => ({
    value: id,
    label: `${km.toLocaleString('en-AU')} km a week`,
    hint: extra === 0 ? 'Included' : `${formatMoney(Math.abs(extra) * 100)} a week ${extra > 0 ? 'more' : 'less'}`,
  }))

const choice = (name: string, label: string, choices: readonly CheckoutChoice[]): CheckoutField => ({
  ...{ name, label, type: 'select', required: true, maxLength: 60, options: choices, choices },
})

/** The plan of a subscription's answers; null if one is missing or no longer offered. */
export const enteredPlan = ({ car, config, entered }: CheckoutContext): SubscriptionPlan | null => {
  const { term = '', distance = '', starts = '' } = entered.plan ?? {}
  return subscriptionPlan(car, config, { term, distance, starts })
}

const startProblem = (entered: EnteredStep, context: CheckoutContext): string | null => {
  const { earliest, latest } = startPeriod(context)
  const starts = entered.starts ?? ''
  return starts >= earliest && starts <= latest ? null : `Please choose a day from ${formatDate(earliest)} to ${formatDate(latest)}.`
}

/** First step of a subscription: term, kilometres and start, each with its price (CAR-14). */
export const plan = {
  id: 'checkout-plan',
  title: 'Your subscription',
  requirement: 'CAR-14',
  elementSetting: '/subscription/terms',
  needs: [subscribing],
  heading: () => 'Choose your subscription',
  // The points of the car's page say more, if it has them.
  text: ({ car, config }) =>
    shows(dealerParts.included, { car, config })
      ? ''
      : weeklyCoverText({ includes: config.price.subscriptionIncludes.trim(), excludes: config.price.subscriptionExcludes.trim() }),
  fields: (context) => {
    const { earliest, latest } = startPeriod(context)
    return [
      choice('term', 'Term', termChoices(context)),
      choice('distance', 'Kilometres', distanceChoices(context)),
      { name: 'starts', label: 'Start date', type: 'date', required: true, maxLength: 10, min: earliest, max: latest },
    ]
  },
  problems: (entered, context): { readonly [field: string]: string } => {
    const problem = startProblem(entered, context)
    return problem ? { starts: problem } : {}
  },
  summary: (entered, context) => {
    const found = enteredPlan({ ...context, entered: { ...context.entered, plan: entered } })
    return found && `${monthsText(found.termMonths)}, ${found.kmPerWeek} km a week, from ${formatDate(found.startsOn)}`
  },
} as const satisfies CheckoutStep
