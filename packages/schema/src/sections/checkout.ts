import type { SectionSchema } from '../SchemaNode'

/** Reserving and buying from the car's page (CHK-02 to CHK-06, CARD-07, CARD-08). */
export const checkout = {
  type: 'object',
  title: 'Reserve and buy',
  description: 'Asking to reserve or buy a car from its page. What is sent is a request, which the dealership answers.',
  'x-group': 'Reserve and buy',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Offer reservations',
      description: 'Lets shoppers ask to reserve or buy priced cars in stock whose dealership takes payments.',
      default: false,
    },
    deposit: {
      type: 'integer',
      title: 'Deposit',
      description: 'Dollars the dealership takes once it agrees to reserve a car; 0 names no amount.',
      minimum: 0,
      maximum: 5_000,
      default: 200,
      'x-role': 'dealer',
    },
    holdHours: {
      type: 'integer',
      title: 'Held for',
      description: 'Hours a car stays reserved once the dealership agrees.',
      minimum: 1,
      maximum: 336,
      default: 48,
      'x-role': 'dealer',
    },
    explain: {
      type: 'boolean',
      title: 'Explain reservations',
      description: 'Adds a section to car pages that says how to ask for a reservation, and on what terms.',
      default: true,
      'x-role': 'dealer',
    },
    heading: {
      type: 'string',
      title: 'Heading',
      description: 'The heading of that section.',
      minLength: 1,
      maxLength: 60,
      default: 'Reserve Online',
      'x-role': 'dealer',
    },
    showAccepted: {
      type: 'boolean',
      title: 'Show accepted cards',
      description: 'Names the cards and wallets the dealership takes for a deposit.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
