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
      description: 'Cars with a subscription price show that price per week, with the purchase price below.',
      default: false,
    },
    subscriptionName: {
      type: 'string',
      title: 'Name of a subscription',
      description: 'Shown under the weekly price, so that it isn’t mistaken for a loan repayment.',
      minLength: 1,
      maxLength: 40,
      default: 'Subscription',
      'x-role': 'dealer',
    },
    subscriptionTerm: {
      type: 'string',
      title: 'Term of a subscription',
      description: 'The minimum term and how it ends, shown beside the weekly price.',
      maxLength: 60,
      default: '',
      'x-role': 'dealer',
    },
    subscriptionIncludes: {
      type: 'string',
      title: 'What a subscription includes',
      description: 'What the weekly price includes, shown on the car’s page.',
      maxLength: 160,
      default: '',
      'x-role': 'dealer',
    },
    subscriptionExcludes: {
      type: 'string',
      title: 'What a subscription doesn’t include',
      description:
        'What shoppers pay on top of the weekly price, such as “charging, tolls and a monthly fee of $20”. Shown on the car’s page after what it includes. Name every fee that isn’t in the weekly price.',
      maxLength: 160,
      default: '',
      'x-role': 'dealer',
    },
    showWasPrice: {
      type: 'boolean',
      title: 'Show was-price',
      description: 'Shows the previous, higher price beside a reduced one.',
      default: true,
      'x-role': 'dealer',
    },
    showPriceType: {
      type: 'boolean',
      title: 'Show price type',
      description: 'Shows beside each price that it is drive away. A price that excludes government charges always says so.',
      default: true,
    },
    showOnRoad: {
      type: 'boolean',
      title: 'Show on-road total',
      description:
        'Shows what a price that excludes government charges comes to on the road: on cards, car pages and print sheets, and in comparisons. It needs your on-road charges.',
      default: true,
      'x-role': 'dealer',
    },
    preorderText: {
      type: 'string',
      title: 'Pre-order text',
      description: 'Shown instead of a price when a car can only be pre-ordered.',
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
