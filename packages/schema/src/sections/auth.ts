import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Shopper accounts and the features that require one (AUTH-01 to AUTH-09, RTE-13, FAV-10). */
export const auth = {
  type: 'object',
  title: 'Accounts',
  description: 'Whether shoppers can sign in on the site, by a code that is sent to them, and for what they must.',
  'x-group': 'Accounts',
  'x-preview': 'home',
  properties: {
    enabled: {
      type: 'boolean',
      title: 'Let shoppers sign in',
      description: 'Adds the sign-in page and the garage; off, what asks for an account is open, and the garage is not there.',
      default: false,
    },
    sms: {
      type: 'boolean',
      title: 'Codes by SMS as well',
      description: 'Sends codes to Australian and New Zealand mobiles, too; off, to email addresses alone.',
      default: false,
    },
    gates: {
      type: 'array',
      title: 'Pages that ask to sign in',
      description: 'Signed out, these lead to the sign-in page first. Garages and online payments always do.',
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
      description: 'Whether everybody can save cars, in the browser until they sign in, or only who is signed in.',
      ...choices({ everybody: 'Everybody', account: 'Asks to sign in' }),
      default: 'everybody',
    },
  },
} as const satisfies SectionSchema
