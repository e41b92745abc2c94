import { emailAddressOrEmpty } from '../formats/emailAddress'
import type { SectionSchema } from '../SchemaNode'

/** Contacts for complaints (ENT-10, LEG-02 to LEG-04). */
export const legal = {
  type: 'object',
  title: 'Legal',
  description: 'Contacts for complaints and privacy questions.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    complaintsContact: {
      type: 'string',
      title: 'Complaints contact',
      description: 'The person or role that handles complaints.',
      maxLength: 80,
      default: 'the relevant department manager',
    },
    answerDays: {
      type: 'integer',
      title: 'Answer within',
      description: 'Days within which privacy complaints are answered. Fills {answerDays} in texts.',
      minimum: 1,
      maximum: 30,
      default: 30,
    },
    complaintsEmail: {
      type: 'string',
      title: 'Complaints email',
      description: 'Where complaints are sent. Leave empty to use the public email.',
      maxLength: 120,
      ...emailAddressOrEmpty,
      default: '',
    },
  },
} as const satisfies SectionSchema
