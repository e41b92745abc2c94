import type { SectionSchema } from '../SchemaNode'

/** The page of a signed-in shopper, and their email notifications (RTE-22, FAV-06, AUTH-05). */
export const garage = {
  type: 'object',
  title: 'Garage and alerts',
  description: 'What signed-in shoppers find here, and emails about cars they follow. Only shown if shoppers can sign in.',
  'x-group': 'Accounts',
  'x-preview': 'home',
  properties: {
    name: {
      type: 'string',
      title: 'Name of the garage',
      description: 'The name of the page and its link in the header.',
      minLength: 1,
      maxLength: 30,
      default: 'My garage',
      'x-role': 'dealer',
    },
    paths: {
      type: 'array',
      title: 'More addresses',
      description: 'Other addresses of the garage besides /my-garage. Each starts with /my-.',
      maxItems: 6,
      uniqueItems: true,
      items: { type: 'string', pattern: '^/my-[a-z0-9-]{2,60}$', 'x-expects': 'an address such as /my-toyota-garage' },
      default: [],
    },
    alerts: {
      type: 'boolean',
      title: 'Email about cars',
      description: 'Lets shoppers get emails about price drops, sold and returned cars, and new cars for their searches.',
      default: true,
    },
    quietFrom: {
      type: 'integer',
      title: 'No emails from',
      description: 'The hour in the evening, in the site’s time zone, after which emails about cars wait.',
      minimum: 12,
      maximum: 24,
      default: 20,
    },
    quietUntil: {
      type: 'integer',
      title: 'Until',
      description: 'The hour in the morning when they are sent again, and when daily emails are sent.',
      minimum: 0,
      maximum: 12,
      default: 8,
    },
    leastDrop: {
      type: 'integer',
      title: 'Smallest price drop',
      description: 'The smallest price drop in dollars that triggers an email. Drops of less than one per cent of the price never do.',
      minimum: 1,
      maximum: 10_000,
      default: 100,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
