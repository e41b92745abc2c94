import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Which cars the site lists (CFG-12, SRC-31 to SRC-33, SRC-38). */
export const stock = {
  type: 'object',
  title: 'Stock',
  description: 'Which cars the site lists.',
  'x-group': 'Stock',
  'x-preview': 'search',
  properties: {
    carTypes: {
      type: 'array',
      title: 'Car types',
      description: 'The kinds of car the site lists.',
      items: { type: 'string', ...choices({ new: 'New', used: 'Used', demo: 'Demo' }) },
      uniqueItems: true,
      minItems: 1,
      maxItems: 3,
      default: ['new', 'used', 'demo'],
      'x-control': 'choices',
    },
    minImageCount: {
      type: 'integer',
      title: 'Minimum number of photos',
      description: 'Cars with fewer photos are not listed. Their own page still works.',
      minimum: 0,
      maximum: 20,
      default: 0,
    },
    soldVisibleDays: {
      type: 'integer',
      title: 'Days a sold car stays listed',
      description: 'How long a sold car stays in lists, marked as sold.',
      minimum: 0,
      maximum: 60,
      default: 3,
      'x-role': 'dealer',
    },
    countOverride: {
      type: 'integer',
      title: 'Displayed stock count',
      description:
        'Above 1,999 results the search only estimates the number, so this number is shown instead. Enter 0 to show the total of new, used and demo cars.',
      minimum: 0,
      maximum: 1000000,
      default: 0,
    },
  },
} as const satisfies SectionSchema
