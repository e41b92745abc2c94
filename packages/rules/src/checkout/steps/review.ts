import { buying, type CheckoutStep } from '../Journey'

/** Review step: all answers and the deposit (CHK-03). */
export const review = {
  id: 'checkout-review',
  title: 'Deposit',
  rule: 'CHK-03',
  element: null,
  needs: [buying],
  heading: () => 'Check your details, then pay the deposit',
  fields: () => [],
  summary: () => null,
} as const satisfies CheckoutStep
