import type { SectionSchema } from '../SchemaNode'

/** How a price is shown (CAR-14 to CAR-20). */
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
      description: 'Cars with a subscription price show that price per week.',
      default: false,
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
      description: 'Says whether a price is drive away or excludes government charges.',
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
