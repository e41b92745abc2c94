import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Data stored in the shopper's browser: favourites, compared and viewed cars, and searches (FAV-01 to FAV-05, ENT-23, VDP-10). */
export const favourites = {
  type: 'object',
  title: 'Saved cars',
  description: 'Cars a shopper saves, compares or has looked at, and searches; kept in the shopper’s own browser.',
  'x-group': 'Stock',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Let shoppers save cars',
      description: 'Shows hearts on cars, and in the header the way to the page of saved cars.',
      default: true,
    },
    compare: {
      type: 'boolean',
      title: 'Let shoppers compare cars',
      description: 'Shows a control on cars to compare up to four of them side by side.',
      default: true,
      'x-role': 'dealer',
    },
    showFor: {
      type: 'array',
      title: 'Only for cars that',
      description: 'What a car in stock must be for it to be saved or compared; an empty list leaves none out.',
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', ...choices({ used: 'Are used', priced: 'Have a price', pictured: 'Have pictures' }) },
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
    showSearches: {
      type: 'boolean',
      title: 'Show recent searches',
      description: 'Offers a shopper the last five searches again, in the empty search box and beside the saved cars.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
