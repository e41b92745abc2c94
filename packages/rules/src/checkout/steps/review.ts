import { buyingOrSubscribing, type CheckoutStep } from '../Journey'

/** Review step: all answers and the payment (CHK-03). */
export const review = {
  id: 'checkout-review',
  title: 'Payment',
  requirement: 'CHK-03',
  elementSetting: null,
  needs: [buyingOrSubscribing],
  heading: ({ kind }) => (kind === 'buy' ? 'Check your details, then pay the deposit' : 'Check your details, then pay'),
  fields: () => [],
  summary: () => null,
} as const satisfies CheckoutStep
