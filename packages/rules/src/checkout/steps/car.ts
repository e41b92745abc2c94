import { buying, type CheckoutStep } from '../Journey'

/** First step: the car and an overview of the checkout (RTE-06). */
export const car = {
  id: 'checkout-car',
  title: 'Your car',
  requirement: 'RTE-06',
  elementSetting: null,
  needs: [buying],
  heading: ({ car: { itemType } }) => `Is this the ${itemType}?`,
  fields: () => [],
  summary: (_typed, context) => context.car.name,
} as const satisfies CheckoutStep
