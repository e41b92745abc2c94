import type { SectionSchema } from '../SchemaNode'

/** The page of a signed-in shopper, and their email notifications (RTE-22, FAV-06, AUTH-05). */
export const garage = {
  type: 'object',
  title: 'Garage and alerts',
  description: 'What a shopper who is signed in finds again, and the mails about cars they asked for. Shows where shoppers can sign in.',
  'x-group': 'Accounts',
  'x-preview': 'home',
  properties: {
    name: {
      type: 'string',
      title: 'Name of the garage',
      description: 'What the page is called, and the way to it in the header.',
      minLength: 1,
      maxLength: 30,
      default: 'My garage',
      'x-role': 'dealer',
    },
    paths: {
      type: 'array',
      title: 'Further addresses',
      description: 'Addresses of the garage beside /my-garage; each begins with /my-.',
      maxItems: 6,
      uniqueItems: true,
      items: { type: 'string', pattern: '^/my-[a-z0-9-]{2,60}$', 'x-expects': 'an address such as /my-toyota-garage' },
      default: [],
    },
    alerts: {
      type: 'boolean',
      title: 'Mail about cars',
      description: 'Lets shoppers choose to hear of cheaper, sold and returned cars they watch, and of new ones for their searches.',
      default: true,
    },
    quietFrom: {
      type: 'integer',
      title: 'No such mail from',
      description: 'The hour of the evening, by the site’s clock, after which mail about cars waits.',
      minimum: 12,
      maximum: 24,
      default: 20,
    },
    quietUntil: {
      type: 'integer',
      title: 'Until',
      description: 'The hour of the morning at which it goes out again, and at which those who want one a day get it.',
      minimum: 0,
      maximum: 12,
      default: 8,
    },
    leastDrop: {
      type: 'integer',
      title: 'Least price drop',
      description: 'Dollars by which a car must get cheaper for a mail; less than a hundredth of the price is never told.',
      minimum: 1,
      maximum: 10_000,
      default: 100,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
