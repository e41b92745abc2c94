import type { SectionSchema } from '../SchemaNode'

/** Reserving and buying from the car's page (CHK-02 to CHK-06, CARD-07, CARD-08). */
export const checkout = {
  type: 'object',
  title: 'Reserve and buy',
  description: 'Reserving and buying a car from its page.',
  'x-group': 'Reserve and buy',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Offer reservations',
      description: 'Lets shoppers reserve or buy priced cars in stock whose dealership takes payments.',
      default: false,
    },
    deposit: {
      type: 'integer',
      title: 'Deposit',
      description: 'Dollars that hold a car; 0 names no amount.',
      minimum: 0,
      maximum: 5_000,
      default: 200,
      'x-role': 'dealer',
    },
    holdHours: {
      type: 'integer',
      title: 'Held for',
      description: 'Hours a deposit holds the car.',
      minimum: 1,
      maximum: 336,
      default: 48,
      'x-role': 'dealer',
    },
    explain: {
      type: 'boolean',
      title: 'Explain reservations',
      description: 'Adds a section to car pages that says what a deposit does.',
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
      description: 'Names the cards and wallets a deposit can be paid with.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
