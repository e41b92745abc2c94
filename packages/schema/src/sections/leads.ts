import { emailAddress } from '../formats/emailAddress'
import type { SectionSchema } from '../SchemaNode'

/** Lead notifications. */
export const leads = {
  type: 'object',
  title: 'Leads',
  description: 'Who is told about a new lead.',
  'x-group': 'Contact',
  'x-preview': 'contact',
  properties: {
    notify: {
      type: 'array',
      title: 'Email leads to',
      description: 'Addresses that get every lead, besides the location’s own.',
      maxItems: 10,
      items: { type: 'string', maxLength: 120, ...emailAddress },
      default: [],
      'x-control': 'choices',
      'x-role': 'dealer',
    },
    confirmToShopper: {
      type: 'boolean',
      title: 'Confirm to the shopper',
      description: 'Sends the shopper an email that says their enquiry has arrived.',
      default: true,
      'x-role': 'dealer',
    },
    phoneReveals: {
      type: 'boolean',
      title: 'Phone numbers asked for are leads',
      description: 'A shopper who asks for a car’s number while signed in becomes a lead. Of others nothing is known; they are counted.',
      default: false,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
