import type { SectionSchema } from '../SchemaNode'

/** Reserving and buying from the car's page (CHK-02 to CHK-06, CARD-07, CARD-08). */
export const checkout = {
  type: 'object',
  title: 'Reserve and buy',
  description: 'Reserving or buying a car from its page: for a deposit that is paid online, or by a request, which the dealership answers.',
  'x-group': 'Reserve and buy',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Offer reservations',
      description: 'Lets shoppers reserve priced cars in stock whose dealership takes payments, or ask for it.',
      default: false,
    },
    deposit: {
      type: 'integer',
      title: 'Deposit',
      description: 'Dollars that a reservation costs, and that come back unless the car is sold; 0 names no amount, and takes none online.',
      minimum: 0,
      maximum: 5_000,
      default: 200,
      'x-role': 'dealer',
    },
    payOnline: {
      type: 'boolean',
      title: 'Take deposits online',
      description:
        'The deposit is paid on the page of the dealership’s payment account, and the car is reserved at once. Off, or without such an account, shoppers send a request, which the dealership answers.',
      default: false,
      'x-role': 'dealer',
    },
    collect: {
      type: 'string',
      title: 'What happens to the deposit',
      description:
        'Kept: the bank sets it aside on the card, and nothing is taken unless the car is sold. Taken: it is charged at once, and refunded when the reservation ends without a sale; payment providers keep their fee.',
      enum: ['authorise', 'charge'],
      'x-labels': ['Kept on the card', 'Taken at once'],
      default: 'authorise',
      'x-role': 'dealer',
    },
    holdMinutes: {
      type: 'integer',
      title: 'Minutes to pay',
      description: 'How long a car is held for a shopper who is about to pay its deposit.',
      minimum: 15,
      maximum: 60,
      default: 30,
      'x-role': 'dealer',
    },
    holdHours: {
      type: 'integer',
      title: 'Held for',
      description:
        'Hours a car stays reserved once its deposit is paid, or the dealership agrees. Banks keep a deposit on a card for five days at most.',
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
