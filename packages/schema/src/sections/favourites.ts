import type { SectionSchema } from '../SchemaNode'

/** Cars a shopper keeps in the browser (FAV-01, FAV-03 to FAV-05, VDP-10). */
export const favourites = {
  type: 'object',
  title: 'Saved cars',
  description: 'Cars a shopper saves or has looked at; kept in the shopper’s own browser.',
  'x-group': 'Stock',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Let shoppers save cars',
      description: 'Lets the Save button show.',
      default: true,
    },
    showFor: {
      type: 'array',
      title: 'Only for cars that',
      description: 'What a car in stock must be for it to be saved; an empty list leaves none out.',
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', enum: ['used', 'priced', 'pictured'], 'x-labels': ['Are used', 'Have a price', 'Have pictures'] },
      default: [],
      'x-control': 'choices',
    },
    showViewed: {
      type: 'boolean',
      title: 'Show recently viewed cars',
      description: 'Lists the cars a shopper looked at last under the page of a car.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
