import type { SectionSchema } from '../SchemaNode'

/** The online valuation of a shopper's vehicle (TRD-01 to TRD-03, RTE-07, API-08, API-09). */
export const valuation = {
  type: 'object',
  title: 'Trade-in valuations',
  description:
    'Shoppers enter their vehicle and its condition, and get a price range or a call. Prices and margins are set under Valuations.',
  'x-group': 'Trade-in',
  'x-preview': 'tradeIn',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Value vehicles online',
      description: 'Trade-in forms ask for the plate first and lead step by step to a figure or a call. If off, they are normal enquiries.',
      default: false,
    },
    onlineFigures: {
      type: 'boolean',
      title: 'Show a figure online',
      description: 'Shows a price range at the end. If off, the dealership always calls.',
      default: true,
      'x-role': 'dealer',
    },
    figureFirst: {
      type: 'boolean',
      title: 'Show the figure before contact details',
      description:
        'Shows the price range as soon as the vehicle is described, and then asks for contact details. Not with “Confirm the mobile first”.',
      default: true,
      'x-role': 'dealer',
    },
    mostYears: {
      type: 'integer',
      title: 'Oldest vehicle with a figure',
      description: 'In years. For older vehicles the dealership calls.',
      minimum: 0,
      maximum: 30,
      default: 7,
      'x-role': 'dealer',
    },
    mostKm: {
      type: 'integer',
      title: 'Most kilometres with a figure',
      description: 'For vehicles with more kilometres the dealership calls.',
      minimum: 0,
      maximum: 500_000,
      default: 100_000,
      'x-role': 'dealer',
    },
    askPhotos: {
      type: 'boolean',
      title: 'Ask for photos',
      description: 'Adds an optional step for up to six photos.',
      default: true,
      'x-role': 'dealer',
    },
    verifyPhone: {
      type: 'boolean',
      title: 'Confirm the mobile first',
      description: 'Sends a code to the shopper’s mobile before a market value is looked up, as that can cost money. Needs SMS codes.',
      default: false,
    },
    legacyPath: {
      type: 'boolean',
      title: 'Accept valuations at the old address',
      description: 'Also accepts offers at /api/miscellaneous, where older websites of the dealer send them.',
      default: false,
    },
  },
} as const satisfies SectionSchema
