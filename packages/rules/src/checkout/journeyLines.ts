import type { Lead } from '../leads/Lead'
import { listed } from '../text/inSentence'
import { type CheckoutStepId, checkoutStep, isDone, listCheckoutSteps } from './checkoutSteps'
import type { CheckoutContext } from './Journey'

/**
 * Preview of the steps and their duration at the start (RTE-06); `titles` are those of the steps ahead.
 *
 * @example stepsAheadText(['Your details', 'Deposit']) // 'Your details and deposit. It takes about a minute.'
 */
export const stepsAheadText = (titles: readonly string[]): string => {
  const steps = titles.map((title, index) => (index === 0 ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`))
  return `${listed(steps)}. It takes about ${titles.length > 2 ? 'three minutes' : 'a minute'}.`
}

/** The unfinished checkout behind a lead; null for a form's lead (CHK-01, RTE-06). */
export const unfinishedJourney = ({ form, url }: Pick<Lead, 'form' | 'url'>): 'buying' | 'reserving' | 'subscribing to' | null => {
  if (!url || !URL.canParse(url) || new URL(url).pathname !== '/checkout-journey') return null
  if (form === 'buyOnline') return 'buying'
  if (form === 'subscribe') return 'subscribing to'
  return form === 'reserve' ? 'reserving' : null
}

/** One-line summary of a step. */
export interface JourneyLine {
  readonly step: CheckoutStepId
  readonly title: string
  readonly text: string
}

/** Summaries of the completed steps of a checkout (RTE-06). */
export const journeyLines = (context: CheckoutContext): JourneyLine[] =>
  listCheckoutSteps(context).flatMap((id) => {
    const step = checkoutStep(id)
    const text = isDone(id, context) ? step.summary(context.entered[id] ?? {}, context) : null
    return text ? [{ step: id, title: step.title, text }] : []
  })
