import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Data stored in the shopper's browser: favourites, compared and viewed cars, and searches (FAV-01 to FAV-05, ENT-23, VDP-10). */
export const favourites = {
  type: 'object',
  title: 'Saved cars',
  description: 'Cars and searches a shopper saves, compares or has viewed, stored in their browser.',
  'x-group': 'Stock',
  'x-preview': 'car',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Let shoppers save cars',
      description: 'Shows hearts on cars and a link to saved cars in the header.',
      default: true,
    },
    heading: {
      type: 'string',
      title: 'Heading',
      description:
        'The heading of the page with what a shopper has saved. The link in the header has the same text. A dealer of vans or bikes can name those.',
      minLength: 1,
      maxLength: 40,
      default: 'Saved cars',
      'x-role': 'dealer',
    },
    compare: {
      type: 'boolean',
      title: 'Let shoppers compare cars',
      description: 'Lets shoppers compare up to four cars side by side.',
      default: true,
      'x-role': 'dealer',
    },
    showFor: {
      type: 'array',
      title: 'Only for cars that',
      description: 'What a car in stock must have to be saved or compared. Leave empty for all cars.',
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', ...choices({ used: 'Are used', priced: 'Have a price', pictured: 'Have pictures' }) },
      default: [],
      'x-control': 'choices',
    },
    showViewed: {
      type: 'boolean',
      title: 'Show recently viewed cars',
      description: 'Shows the shopper’s recently viewed cars below a car’s page.',
      default: true,
      'x-role': 'dealer',
    },
    showSearches: {
      type: 'boolean',
      title: 'Show recent searches',
      description: 'Shows a shopper’s last five searches in the empty search box and beside the saved cars.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
