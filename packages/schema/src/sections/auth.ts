import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Shopper accounts and the features that require one (AUTH-01 to AUTH-09, RTE-13, FAV-10). */
export const auth = {
  type: 'object',
  title: 'Accounts',
  description: 'Lets shoppers sign in on the site with a code, and sets what requires signing in.',
  'x-group': 'Accounts',
  'x-preview': 'home',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Let shoppers sign in',
      description: 'Adds the sign-in page and the garage. When off, everything is open without an account and there is no garage.',
      default: false,
    },
    sms: {
      type: 'boolean',
      title: 'SMS codes',
      description: 'Sends codes to Australian and New Zealand mobiles as well. When off, only to email addresses.',
      default: false,
    },
    gates: {
      type: 'array',
      title: 'Pages that require signing in',
      description: 'Shoppers who are signed out see the sign-in page first. Garages and online payments always require signing in.',
      maxItems: 4,
      uniqueItems: true,
      items: {
        type: 'string',
        ...choices({
          checkout: 'Reserving and buying',
          finance: 'Finance',
          'spin-to-win': 'Spin to win',
          'car-finance': 'Personalised finance',
        }),
      },
      default: [],
      'x-control': 'choices',
    },
    watchlist: {
      type: 'string',
      title: 'Saving a car',
      description: 'Whether everyone can save cars (in the browser until they sign in), or only signed-in shoppers.',
      ...choices({ everybody: 'Everyone', account: 'Only when signed in' }),
      default: 'everybody',
    },
  },
} as const satisfies SectionSchema
