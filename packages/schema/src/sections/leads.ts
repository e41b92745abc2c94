import { emailAddress } from '../formats/emailAddress'
import type { SectionSchema } from '../SchemaNode'

/** Lead notifications. */
export const leads = {
  type: 'object',
  title: 'Leads',
  description: 'Who is notified about new leads.',
  'x-group': 'Contact',
  'x-preview': 'contact',
  properties: {
    notify: {
      type: 'array',
      title: 'Email leads to',
      description: 'Addresses that get every lead, in addition to the location’s own.',
      maxItems: 10,
      items: { type: 'string', maxLength: 120, ...emailAddress },
      default: [],
      'x-control': 'choices',
      'x-role': 'dealer',
    },
    confirmToShopper: {
      type: 'boolean',
      title: 'Confirm to the shopper',
      description: 'Sends the shopper an email confirming their enquiry.',
      default: true,
      'x-role': 'dealer',
    },
    phoneReveals: {
      type: 'boolean',
      title: 'Phone number views as leads',
      description: 'Creates a lead when a signed-in shopper opens a car’s phone number. Views by other shoppers are only counted.',
      default: false,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
