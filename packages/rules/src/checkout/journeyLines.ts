import type { Lead } from '../leads/Lead'
import { listed } from '../text/inSentence'
import { type CheckoutStepId, checkoutStep, isDone, listCheckoutSteps } from './checkoutSteps'
import type { CheckoutAbout } from './Journey'

/**
 * What a journey asks and how long that takes, before anything is typed (RTE-06); `titles` are those of the steps to come.
 *
 * @example aheadText(['Your details', 'Deposit']) // 'Your details and deposit: that is all, in about a minute.'
 */
export const aheadText = (titles: readonly string[]): string => {
  const steps = titles.map((title, place) => (place === 0 ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`))
  return `${listed(steps)}: that is all, in about ${titles.length > 2 ? 'three minutes' : 'a minute'}.`
}

/** What the shopper of a lead has begun on the way to a car, and not finished; null for a lead of a form (CHK-01, RTE-06). */
export const begunJourney = ({ form, url }: Pick<Lead, 'form' | 'url'>): 'buying' | 'reserving' | null => {
  if (!url || !URL.canParse(url) || new URL(url).pathname !== '/checkout-journey') return null
  if (form === 'buyOnline') return 'buying'
  return form === 'reserve' ? 'reserving' : null
}

/** What was answered in a step, in a line. */
export interface JourneyLine {
  readonly step: CheckoutStepId
  readonly title: string
  readonly text: string
}

/** What a journey says so far, a line for each step that is done (RTE-06). */
export const journeyLines = (about: CheckoutAbout): JourneyLine[] =>
  listCheckoutSteps(about).flatMap((id) => {
    const step = checkoutStep(id)
    const text = isDone(id, about) ? step.summary(about.typed[id] ?? {}, about) : null
    return text ? [{ step: id, title: step.title, text }] : []
  })
