import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

const departments = choices({ sales: 'Sales', service: 'Service', parts: 'Parts', finance: 'Finance' })

/** Instant messages (CFG-19, VDP-07, VDP-13). */
export const chat = {
  type: 'object',
  title: 'Instant message',
  description: 'Short messages to a department of the dealership.',
  'x-group': 'Contact',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Offer instant messages',
      description: 'Shows the Instant Message button. It replaces Enquire on sites that offer reservations.',
      default: false,
    },
    departments: {
      type: 'array',
      title: 'Departments',
      description: 'The departments a message can go to.',
      minItems: 1,
      maxItems: departments.enum.length,
      uniqueItems: true,
      items: { type: 'string', ...departments },
      default: [...departments.enum],
      'x-control': 'choices',
      'x-role': 'dealer',
    },
    provider: {
      type: 'string',
      title: 'Chat provider',
      description: 'The provider whose chat window is on the site, once its token is entered. The Instant Message button is then hidden.',
      ...choices({ none: 'None', crisp: 'Crisp', intercom: 'Intercom', livechat: 'LiveChat' }),
      default: 'none',
    },
    token: {
      type: 'string',
      title: 'Chat provider token',
      description: 'The dealer’s id at the provider: Crisp’s website id, Intercom’s app id or LiveChat’s licence number.',
      maxLength: 60,
      pattern: '^[A-Za-z0-9-]*$',
      'x-expects': 'letters, digits and hyphens',
      default: '',
    },
    excludedDealerships: {
      type: 'array',
      title: 'Dealerships without instant messages',
      description: 'Short names (slugs) of dealerships whose cars keep Enquire.',
      maxItems: 40,
      items: { type: 'string', minLength: 1, maxLength: 80 },
      default: [],
      'x-control': 'choices',
    },
  },
} as const satisfies SectionSchema
