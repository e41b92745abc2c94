import type { SectionSchema } from '../SchemaNode'

/** Filters the sidebar can show, by the name of their facet. */
export const filterKinds = ['certified', 'make', 'model', 'car_type', 'item_type', 'price', 'subscription_price', 'year', 'km', 'body', 'fuel', 'transmission', 'colour', 'seats', 'dealership_name', 'location_name'] as const

/** The stock list (SRC-10 to SRC-18, SRC-34, CFG-16). */
export const search = {
  type: 'object',
  title: 'Stock list',
  description: 'The page on which shoppers search and filter cars.',
  'x-group': 'Stock list',
  'x-preview': 'search',
  properties: {
    heading: { type: 'string', title: 'Heading', description: 'The heading of the stock list; {count} is filled in.', maxLength: 80, default: '{count} cars for sale', 'x-role': 'dealer' },
    pageSize: { type: 'integer', title: 'Cars per page', description: 'How many cars one page lists.', minimum: 6, maximum: 60, default: 21 },
    filterLayout: { type: 'string', title: 'Filter layout', description: 'Where the filters sit on a wide screen.', enum: ['sidebar', 'top'], 'x-labels': ['Beside the cars', 'Above the cars'], default: 'sidebar' },
    filterVariant: { type: 'integer', title: 'Filter set', description: 'Which filters there are, and in what order: 1 all, 2 short, 3 by body first, 4 certified first and no makes.', minimum: 1, maximum: 4, default: 1 },
    defaultSort: { type: 'string', title: 'First sort', description: 'The order before a shopper chooses one.', enum: ['recommended', 'newest', 'price_asc', 'price_desc', 'km_asc', 'km_desc', 'year_desc'], 'x-labels': ['Recommended', 'Newest', 'Price, low to high', 'Price, high to low', 'Lowest km', 'Highest km', 'Year, newest first'], default: 'recommended', 'x-role': 'dealer' },
    makesBeforeShowAll: { type: 'integer', title: 'Makes shown at first', description: 'Makes listed before Show all makes.', minimum: 3, maximum: 40, default: 7 },
    certifiedLabel: { type: 'string', title: 'Certified filter text', description: 'The words beside the certified switch.', minLength: 1, maxLength: 60, default: 'Only show certified vehicles' },
    hideUnpricedWhenCheapestFirst: { type: 'boolean', title: 'Hide unpriced when cheapest first', description: 'Leaves cars without a price out when sorted by lowest price.', default: false },
  },
} as const satisfies SectionSchema
