import type { SectionSchema } from '../SchemaNode'

/** Price display (CAR-14 to CAR-20). */
export const price = {
  type: 'object',
  title: 'Price',
  description: 'How prices are shown on cards and car pages.',
  'x-group': 'Stock',
  'x-preview': 'car',
  properties: {
    offerSubscriptions: {
      type: 'boolean',
      title: 'Offer subscriptions',
      description: 'Cars with a subscription price show that price per week, and under it what they cost to buy.',
      default: false,
    },
    subscriptionName: {
      type: 'string',
      title: 'What a subscription is called',
      description: 'Stands under the price per week, so that nobody takes it for a loan.',
      minLength: 1,
      maxLength: 40,
      default: 'Subscription',
      'x-role': 'dealer',
    },
    subscriptionTerm: {
      type: 'string',
      title: 'Term of a subscription',
      description: 'How long it runs at least, and how it ends; beside the price per week.',
      maxLength: 60,
      default: '',
      'x-role': 'dealer',
    },
    subscriptionIncludes: {
      type: 'string',
      title: 'What a subscription includes',
      description: 'What the price per week pays for; on the car’s page.',
      maxLength: 160,
      default: '',
      'x-role': 'dealer',
    },
    showWasPrice: {
      type: 'boolean',
      title: 'Show was-price',
      description: 'Shows the earlier, higher price beside a reduced one.',
      default: true,
      'x-role': 'dealer',
    },
    showPriceType: {
      type: 'boolean',
      title: 'Show price type',
      description: 'Says beside each price that it is drive away. A price that excludes government charges always says so.',
      default: true,
    },
    preorderText: {
      type: 'string',
      title: 'Text of preorders',
      description: 'Shown instead of a price when a car can only be ordered ahead.',
      minLength: 1,
      maxLength: 40,
      default: 'PREORDER',
      'x-role': 'dealer',
    },
    noPriceText: {
      type: 'string',
      title: 'Text without a price',
      description: 'Shown when a car has no price.',
      minLength: 1,
      maxLength: 40,
      default: 'Enquire for price.',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
