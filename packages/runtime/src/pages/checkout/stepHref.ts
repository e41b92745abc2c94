import type { CheckoutStepId } from '@forecourt/rules/checkout/checkoutSteps'

/** A step of a journey that is on its way; the first that is open without one. */
export const stepHref = (token: string, step?: CheckoutStepId): string =>
  `/checkout-journey?${new URLSearchParams({ journey: token, ...(step && { step }) })}`
