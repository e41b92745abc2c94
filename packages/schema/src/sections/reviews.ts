import type { SectionSchema } from '../SchemaNode'

/** Reviews (REV-01, REV-02). */
export const reviews = {
  type: 'object',
  title: 'Reviews',
  description: 'When reviews are shown.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    show: {
      type: 'boolean',
      title: 'Show reviews',
      description: 'Shows reviews where a page has room for them.',
      default: true,
      'x-role': 'dealer',
    },
    showReplies: {
      type: 'boolean',
      title: 'Show replies',
      description: 'Shows what the dealer answered under each review.',
      default: true,
      'x-role': 'dealer',
    },
    minAverage: {
      type: 'number',
      title: 'Lowest average shown',
      description: 'Reviews show only when their average is above this.',
      minimum: 0,
      maximum: 5,
      default: 4,
    },
  },
} as const satisfies SectionSchema
