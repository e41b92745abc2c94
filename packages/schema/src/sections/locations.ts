import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Location pages (RTE-03, LOC-06, RTE-16, API-15). */
export const locations = {
  type: 'object',
  title: 'Locations',
  description: 'The pages and lists of the places shoppers can visit.',
  'x-group': 'Contact',
  'x-preview': 'locations',
  properties: {
    pageMode: {
      type: 'string',
      title: 'Location pages under',
      description: 'The path of location pages; the other form leads to it.',
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
      title: 'View Our Stock leads to',
      description: 'What the stock link of a location lists.',
      ...choices({ location: 'Cars at the location', dealership: 'Cars of the dealership', off: 'No link' }),
      default: 'location',
    },
    allView: {
      type: 'string',
      title: 'All locations as',
      description: 'How the full list is shown.',
      ...choices({ cards: 'Cards', list: 'List' }),
      default: 'cards',
      'x-role': 'dealer',
    },
    showReviews: {
      type: 'boolean',
      title: 'Show review rating',
      description: 'Shows each location’s rating where it has one.',
      default: true,
      'x-role': 'dealer',
    },
    mapTiles: {
      type: 'string',
      title: 'Map tiles',
      description:
        'Address of map pictures with {z}, {x} and {y}; /map-tiles/{z}/{x}/{y}.svg is a sketch of our own, and empty leaves the drawn map without a way to move it.',
      maxLength: 200,
      pattern: '^$|^(https://[^\\s/?#]+/|/(?![/\\\\]))[^\\s{}]*(\\{[zxy]\\}[^{}]*){3}$',
      'x-expects': 'an address such as https://tiles.example/{z}/{x}/{y}.png',
      default: '',
    },
    mapClosest: {
      type: 'integer',
      title: 'Closest zoom of the map',
      description: 'How near the map pictures go: 10 for the sketch of our own, about 18 where they show streets.',
      minimum: 6,
      maximum: 19,
      default: 18,
    },
    mapAttribution: {
      type: 'string',
      title: 'Map attribution',
      description: 'Whom the map’s makers want named on it.',
      maxLength: 120,
      default: '',
    },
  },
} as const satisfies SectionSchema
