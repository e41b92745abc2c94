import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

/** Subscriptions that start on the site (CAR-14, CHK-02). */
export const subscription = {
  type: 'object',
  title: 'Subscriptions online',
  description: 'Shoppers choose a term, kilometres and a start date, and pay the first weeks and the bond on the site.',
  'x-group': 'Reserve and buy',
  'x-preview': 'car',
  properties: {
    online: {
      type: 'boolean',
      title: 'Take subscriptions online',
      description:
        'Shoppers pay on the payment page of the dealership’s account, and the car is theirs once you’ve checked identity and licence. If off, or without such an account, they send a request. Needs weekly prices, a term and a distance.',
      default: false,
      'x-role': 'dealer',
    },
    terms: {
      type: 'array',
      title: 'Terms',
      description: 'The minimum terms that shoppers can choose.',
      maxItems: 6,
      'x-merge': 'id',
      'x-role': 'dealer',
      default: [],
      items: {
        type: 'object',
        title: 'Term',
        properties: {
          id: stableId,
          months: { type: 'integer', title: 'Months', description: 'The minimum term in months.', minimum: 1, maximum: 60, default: 3 },
          discount: {
            type: 'number',
            title: 'Discount',
            description: 'Per cent off the weekly price for this term.',
            minimum: 0,
            maximum: 60,
            default: 0,
          },
        },
      },
    },
    distances: {
      type: 'array',
      title: 'Kilometres',
      description: 'The distances a week that shoppers can choose. The weekly price of a car includes the first.',
      maxItems: 6,
      'x-merge': 'id',
      'x-role': 'dealer',
      default: [],
      items: {
        type: 'object',
        title: 'Distance',
        properties: {
          id: stableId,
          km: {
            type: 'integer',
            title: 'Km a week',
            description: 'Kilometres included each week.',
            minimum: 50,
            maximum: 5_000,
            default: 350,
          },
          extra: {
            type: 'integer',
            title: 'Extra a week',
            description: 'Dollars a week on top of the car’s weekly price. A negative amount reduces it.',
            minimum: -500,
            maximum: 500,
            default: 0,
          },
        },
      },
    },
    firstWeeks: {
      type: 'integer',
      title: 'Weeks paid first',
      description: 'The first payment, in weeks.',
      minimum: 1,
      maximum: 8,
      default: 1,
      'x-role': 'dealer',
    },
    bondWeeks: {
      type: 'integer',
      title: 'Bond',
      description: 'The bond in weeks, paid with the first payment and returned at the end. Enter 0 for no bond.',
      minimum: 0,
      maximum: 12,
      default: 4,
      'x-role': 'dealer',
    },
    earliestDays: {
      type: 'integer',
      title: 'Earliest start',
      description: 'Days from today to the earliest start, for your checks and the handover.',
      minimum: 0,
      maximum: 30,
      default: 3,
      'x-role': 'dealer',
    },
    latestDays: {
      type: 'integer',
      title: 'Latest start',
      description: 'Days from today to the latest start.',
      minimum: 31,
      maximum: 120,
      default: 31,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
