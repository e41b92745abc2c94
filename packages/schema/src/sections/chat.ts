import { choices } from '../json-schema/choices'
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
      description: 'Lets the Instant Message button show; it also takes the place of Enquire on sites that offer reservations.',
      default: false,
    },
    departments: {
      type: 'array',
      title: 'Departments',
      description: 'Whom a message can go to.',
      minItems: 1,
      maxItems: departments.enum.length,
      uniqueItems: true,
      items: { type: 'string', ...departments },
      default: [...departments.enum],
      'x-control': 'choices',
      'x-role': 'dealer',
    },
    token: {
      type: 'string',
      title: 'Chat provider token',
      description: 'Set where a chat provider’s own window is on the site: the Instant Message button then stays away.',
      maxLength: 200,
      default: '',
    },
    excludedDealerships: {
      type: 'array',
      title: 'Dealerships without',
      description: 'Names in addresses (slugs) of dealerships whose cars keep Enquire.',
      maxItems: 40,
      items: { type: 'string', minLength: 1, maxLength: 80 },
      default: [],
      'x-control': 'choices',
    },
  },
} as const satisfies SectionSchema
