import type { SectionSchema } from '../SchemaNode'

/** Registration display (CAR-21, CAR-22). */
export const rego = {
  type: 'object',
  title: 'Rego',
  description: 'How a car’s registration is shown.',
  'x-group': 'Stock',
  'x-preview': 'car',
  properties: {
    showUnregistered: {
      type: 'boolean',
      title: 'Show “Unregistered”',
      description: 'Shows “Unregistered” when the registration has expired. Otherwise nothing is shown.',
      default: false,
      'x-role': 'dealer',
    },
    showExpiry: {
      type: 'boolean',
      title: 'Show rego expiry',
      description: 'Shows when the registration expires.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
