import type { SectionSchema } from '../SchemaNode'

/** The banner on a car: one tag, by priority (CAR-03, CAR-06 to CAR-13). */
export const tags = {
  type: 'object',
  title: 'Car tags',
  description: 'The tag on a car’s picture. Only the first that applies is shown.',
  'x-group': 'Stock',
  'x-preview': 'search',
  properties: {
    soldText: {
      type: 'string',
      title: 'Sold tag',
      description: 'Shown on cars that are sold or no longer in stock.',
      minLength: 1,
      maxLength: 24,
      default: 'JUST SOLD',
      'x-role': 'dealer',
    },
    showFuel: {
      type: 'boolean',
      title: 'Fuel tag first',
      description: 'Electric, hybrid and plug-in cars carry their fuel as the first tag.',
      default: false,
      'x-role': 'dealer',
    },
    certifiedBadgeImage: {
      type: 'string',
      title: 'Certified badge',
      description: 'An image shown as the tag of certified used cars; empty shows none.',
      maxLength: 200,
      default: '',
      'x-control': 'image',
    },
    comingSoonText: {
      type: 'string',
      title: 'Coming soon tag',
      description: 'Shown on cars that have not arrived yet.',
      minLength: 1,
      maxLength: 24,
      default: 'COMING SOON',
      'x-role': 'dealer',
    },
    justArrivedText: {
      type: 'string',
      title: 'Just arrived tag',
      description: 'Shown on cars that came into stock lately.',
      minLength: 1,
      maxLength: 24,
      default: 'JUST ARRIVED',
      'x-role': 'dealer',
    },
    justArrivedDays: {
      type: 'integer',
      title: 'Just arrived for',
      description: 'Days a car counts as just arrived; 0 never shows the tag.',
      minimum: 0,
      maximum: 60,
      default: 8,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
