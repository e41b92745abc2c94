import type { SchemaNode } from '../../SchemaNode'
import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, heading, phoneLayout, text } from '../blockSettings'
import { box, columns, dot, headline, line } from '../sketch'

/** A list of location ids. */
const locationIds = (title: string, description: string) =>
  ({
    type: 'array',
    title,
    description,
    maxItems: 40,
    uniqueItems: true,
    items: { type: 'string', minLength: 1, maxLength: 60 },
    default: [],
    'x-control': 'choices',
  }) as const satisfies SchemaNode

export const locations = {
  schema: block('locations', 'Locations', 'The places shoppers can visit (LOC-02 to LOC-06).', {
    heading: heading('Our Locations'),
    filter: text('Filter', 'One of primary, sales, service, parts, service-and-parts or all, or the id of one location.', 60, 'all'),
    manufacturer: text('Manufacturer', 'Only locations that sell this make. Leave empty for any.', 40),
    subtype: text('Subtype', 'Only locations of this subtype, such as body-shop. Leave empty for any.', 40),
    include: locationIds('Always shown', 'Ids of locations that are always shown, whatever the filter.'),
    exclude: locationIds('Never shown', 'Ids of locations that are never shown.'),
    layout: choice('Layout', 'How the locations are shown.', { cards: 'Cards', carousel: 'Carousel', list: 'List' }, 'cards'),
    phoneLayout,
  }),
  position: 7,
  sketch: [
    headline,
    ...columns(2, (x, w) => [box(x, 19, w, 34), dot(x + w - 9, 29, 3), line(x + 4, 39, w * 0.6, 0.6), line(x + 4, 45, w * 0.4)]),
  ],
} as const satisfies BlockDeclaration
