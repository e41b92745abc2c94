import { nameInSentence } from '../../locations/locationNames'
import { buying, type CheckoutChoice, type CheckoutContext, type CheckoutField, type CheckoutStep } from '../Journey'

const address: CheckoutField = {
  name: 'address',
  label: 'Street and suburb',
  type: 'text',
  required: true,
  maxLength: 160,
  autoComplete: 'street-address',
}
const postcode: CheckoutField = {
  name: 'postcode',
  label: 'Postcode',
  type: 'postcode',
  required: true,
  maxLength: 4,
  autoComplete: 'postal-code',
}

const listChoices = ({ config, car }: CheckoutContext): readonly CheckoutChoice[] => {
  const all: { readonly [Way in (typeof config.checkout.handover)[number]]: CheckoutChoice } = {
    pickUp: { value: 'pickUp', label: `I’ll pick it up from ${car.locationName}`, hint: `${car.city} ${car.state}` },
    delivery: {
      value: 'delivery',
      label: 'Please deliver it',
      hint: `${car.dealershipName} will tell you the cost first.`,
      fields: [address, postcode],
    },
  }
  return config.checkout.handover.map((way) => all[way])
}

/** Handover step: pick-up or delivery, as the dealership offers (RTE-06). */
export const handover = {
  id: 'checkout-handover',
  title: 'Pick-up or delivery',
  requirement: 'RTE-06',
  elementSetting: '/checkout/handover',
  needs: [
    buying,
    {
      holds: ({ config }) => config.checkout.handover.length > 1,
      title: 'More than one way',
      yes: 'The dealership offers both.',
      no: 'The dealership offers one way: there is nothing to choose.',
      settings: ['/checkout/handover'],
    },
  ],
  heading: ({ car: { itemType } }) => `How would you like to get the ${itemType}?`,
  fields: (context) => [
    {
      name: 'way',
      label: 'How would you like to get it?',
      type: 'select',
      required: true,
      maxLength: 20,
      options: listChoices(context),
      choices: listChoices(context),
    },
  ],
  summary: (entered, { car }) => {
    if (entered.way === 'pickUp') return `Pick-up at ${nameInSentence(car.locationName)}`
    return entered.way === 'delivery' ? `Delivery to ${[entered.address, entered.postcode].filter(Boolean).join(', ')}` : null
  },
} as const satisfies CheckoutStep
