import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { addDays, daysBetween, isCalendarDate } from '../dates/calendarDate'
import { type SiteMoment, siteDay } from '../dates/siteDay'
import type { Car } from '../entities/Car'
import type { SubscriptionPlan } from '../entities/SubscriptionPlan'
import { formatDate } from '../format/formatDate'
import { formatMoney } from '../format/formatMoney'
import { planTotalCents, weeksOfTerm } from '../pricing/minimumTotal'
import { weeklyCents } from '../pricing/weeklyCents'

type Settings = Pick<ResolvedConfig, 'subscription' | 'price'>

/** Calendar dates on which a subscription may start: the earliest and the latest. */
export const startPeriod = (
  context: SiteMoment & { readonly config: Pick<ResolvedConfig, 'identity' | 'subscription'> },
): { readonly earliest: string; readonly latest: string } => {
  const { earliestDays, latestDays } = context.config.subscription
  const today = siteDay(context)
  return { earliest: addDays(today, earliestDays), latest: addDays(today, latestDays) }
}

/** The distances of a site, shortest first. Its setting has the distance that the weekly price includes first. */
export const distancesByKm = ({ distances }: Pick<ResolvedConfig['subscription'], 'distances'>): Settings['subscription']['distances'] =>
  distances.toSorted((one, other) => one.km - other.km)

/** Selected ids of a term and a distance, and the start. */
interface SubscriptionChoice {
  readonly term: string
  readonly distance: string
  readonly starts: string
}

/** The plan of a choice (CAR-14); null if the site no longer offers it, or the car has no weekly price. */
export const subscriptionPlan = (
  { subscriptionPriceCents }: Pick<Car, 'subscriptionPriceCents'>,
  { subscription, price }: Settings,
  { term: termId, distance: distanceId, starts }: SubscriptionChoice,
): SubscriptionPlan | null => {
  const term = subscription.terms.find(({ id }) => id === termId)
  const distance = subscription.distances.find(({ id }) => id === distanceId)
  if (!term || !distance || !subscriptionPriceCents || !isCalendarDate(starts)) return null
  const weekly = weeklyCents(subscriptionPriceCents, term, distance)
  const { firstWeeks, bondWeeks } = subscription
  return {
    ...{ termMonths: term.months, kmPerWeek: distance.km, startsOn: starts, weeklyCents: weekly, firstWeeks },
    ...{ firstCents: weekly * firstWeeks, bondCents: weekly * bondWeeks, includes: price.subscriptionIncludes },
  }
}

/** What a shopper pays online: the first payment and the bond. Cents. */
export const dueCents = ({ firstCents, bondCents }: Pick<SubscriptionPlan, 'firstCents' | 'bondCents'>): number => firstCents + bondCents

/** Days after the planned start until an unchecked subscription ends and is refunded. */
const graceDays = 14

/** How long a paid subscription holds its car: until two weeks after the planned start. Hours. */
export const subscriptionHoldHours = (startsOn: string, today: string): number =>
  (Math.max(0, daysBetween(today, startsOn)) + graceDays) * 24

export const monthsText = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`

const weeksText = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`

/** A line of a subscription: what, and how much. */
interface SubscriptionLine {
  readonly title: string
  readonly text: string
}

/** A subscription by line (CAR-14), the same on pages, in mails, on the receipt and in the console. */
export const subscriptionLines = (plan: SubscriptionPlan): readonly SubscriptionLine[] => [
  { title: 'Weekly price', text: formatMoney(plan.weeklyCents) },
  { title: 'Term', text: `${monthsText(plan.termMonths)} or more` },
  { title: `Minimum total, ${weeksText(weeksOfTerm(plan.termMonths))}`, text: formatMoney(planTotalCents(plan)) },
  { title: 'Kilometres', text: `${plan.kmPerWeek.toLocaleString('en-AU')} km a week` },
  { title: 'Start', text: formatDate(plan.startsOn) ?? plan.startsOn },
  ...(plan.includes === '' ? [] : [{ title: 'Included', text: plan.includes }]),
  { title: `First payment, ${weeksText(plan.firstWeeks)}`, text: formatMoney(plan.firstCents) },
  ...(plan.bondCents === 0 ? [] : [{ title: 'Bond, returned at the end', text: formatMoney(plan.bondCents) }]),
]
