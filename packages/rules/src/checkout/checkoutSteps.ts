import { shows } from '../parts/shows'
import type { CheckoutStep } from './CheckoutStep'
import type { CheckoutAbout } from './Journey'
import { car } from './steps/car'
import { contact } from './steps/contact'
import { handover } from './steps/handover'
import { payment } from './steps/payment'
import { review } from './steps/review'
import { tradeIn } from './steps/tradeIn'

/**
 * The steps to a car, in their order (RTE-05, RTE-06). One more is a file of its name in steps, its line here, and, where fields are
 * not all it shows, its component in runtime's checkoutStepViews.
 */
export const checkoutSteps = { car, contact, handover, tradeIn, payment, review } as const satisfies { readonly [id: string]: CheckoutStep }

export type CheckoutStepId = keyof typeof checkoutSteps

/** What is known of any step, whichever it is. */
export const checkoutStep = (id: CheckoutStepId): CheckoutStep => checkoutSteps[id]

export const isCheckoutStep = (text: string | null | undefined): text is CheckoutStepId =>
  typeof text === 'string' && Object.hasOwn(checkoutSteps, text)

/** The steps of one journey, in their order. */
export const listCheckoutSteps = (about: CheckoutAbout): CheckoutStepId[] =>
  (Object.keys(checkoutSteps) as CheckoutStepId[]).filter((id) => shows(checkoutStep(id), about))

/** Whether a step is the last of its journey: what is entered there leads to the bank (CHK-03). */
export const leadsToPayment = (step: CheckoutStepId, about: CheckoutAbout): boolean => listCheckoutSteps(about).at(-1) === step
