import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Location pages (RTE-03, LOC-06, RTE-16, API-15). */
export const locations = {
  type: 'object',
  title: 'Locations',
  description: 'The pages and lists of your locations.',
  'x-group': 'Contact',
  'x-preview': 'locations',
  properties: {
    pageMode: {
      type: 'string',
      title: 'Location pages under',
      description: 'The path of location pages. The other path redirects to it.',
      ...choices({ 'our-location': '/our-location/…', 'contact-us': '/contact-us/…' }),
      default: 'our-location',
    },
    heading: {
      type: 'string',
      title: 'Heading',
      description: 'The heading of the locations page.',
      minLength: 1,
      maxLength: 80,
      default: 'View our locations',
      'x-role': 'dealer',
    },
    viewStock: {
      type: 'string',
      title: 'View Our Stock link',
      description: 'Where the stock link of a location goes.',
      ...choices({ location: 'Cars at the location', dealership: 'Cars of the dealership', off: 'No link' }),
      default: 'location',
    },
    allView: {
      type: 'string',
      title: 'Location list layout',
      description: 'How the full list is shown.',
      ...choices({ cards: 'Cards', list: 'List' }),
      default: 'cards',
      'x-role': 'dealer',
    },
    showReviews: {
      type: 'boolean',
      title: 'Show review rating',
      description: 'Shows each location’s rating, if it has one.',
      default: true,
      'x-role': 'dealer',
    },
    mapTiles: {
      type: 'string',
      title: 'Map tiles',
      description:
        'The address of map tiles with {z}, {x} and {y}. /map-tiles/{z}/{x}/{y}.svg is our own sketch. Leave empty for a fixed map.',
      maxLength: 200,
      pattern: '^$|^(https://[^\\s/?#]+/|/(?![/\\\\]))[^\\s{}]*(\\{[zxy]\\}[^{}]*){3}$',
      'x-expects': 'an address such as https://tiles.example/{z}/{x}/{y}.png',
      default: '',
    },
    mapClosest: {
      type: 'integer',
      title: 'Maximum zoom',
      description: 'How far shoppers can zoom in: 10 for our own sketch, about 18 for street maps.',
      minimum: 6,
      maximum: 19,
      default: 18,
    },
    mapAttribution: {
      type: 'string',
      title: 'Map attribution',
      description: 'The credit that the map provider requires.',
      maxLength: 120,
      default: '',
    },
  },
} as const satisfies SectionSchema
