import type { SectionSchema } from '../SchemaNode'

/** The online valuation of a shopper's vehicle (TRD-01 to TRD-03, RTE-07, API-08, API-09). */
export const valuation = {
  type: 'object',
  title: 'Trade-in valuations',
  description:
    'Shoppers say which vehicle they have and in what condition, and get a range at once, or a call. Prices and margins are rules of the dealership, on the page Valuations.',
  'x-group': 'Trade-in',
  'x-preview': 'tradeIn',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Value vehicles online',
      description: 'Trade-in forms ask for the plate first and lead step by step to a figure or a call; off, they are plain enquiries.',
      default: false,
    },
    onlineFigures: {
      type: 'boolean',
      title: 'Give a figure at once',
      description: 'Shows a range at the end; off, the dealership always calls with it.',
      default: true,
      'x-role': 'dealer',
    },
    mostYears: {
      type: 'integer',
      title: 'Oldest vehicle with a figure',
      description: 'Years; for older vehicles the dealership calls.',
      minimum: 0,
      maximum: 30,
      default: 7,
      'x-role': 'dealer',
    },
    mostKm: {
      type: 'integer',
      title: 'Most kilometres with a figure',
      description: 'For vehicles driven further the dealership calls.',
      minimum: 0,
      maximum: 500_000,
      default: 100_000,
      'x-role': 'dealer',
    },
    askPhotos: {
      type: 'boolean',
      title: 'Ask for photos',
      description: 'Adds a step for up to six photos, which can be left out.',
      default: true,
      'x-role': 'dealer',
    },
    verifyPhone: {
      type: 'boolean',
      title: 'Confirm the mobile first',
      description:
        'Sends a code to the shopper’s mobile before anybody is asked what the vehicle is worth, as that can cost. Needs codes by SMS.',
      default: false,
    },
    legacyPath: {
      type: 'boolean',
      title: 'Take valuations at the old address',
      description: 'Accepts offers at /api/miscellaneous as well, as older websites of the dealer send them.',
      default: false,
    },
  },
} as const satisfies SectionSchema
