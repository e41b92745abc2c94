import type { RecordFields, ValuesOf } from '../RecordField'
import { countryTerms } from './countryTerms'

/** Fields of a customer in a dealer's list of customers (ENT-16). */
export const customerFields = {
  name: {
    kind: 'text',
    label: 'Name',
    headings: ['First name', 'Given name', 'Full name', 'Customer', 'Customer name', 'Client', 'Client name', 'Contact', 'Contact name'],
    max: 80,
  },
  lastName: { kind: 'text', label: 'Last name', headings: ['Surname', 'Family name'], max: 80 },
  email: { kind: 'text', label: 'Email', headings: ['Email address', 'Mail', 'Contact email'], max: 254 },
  phone: {
    kind: 'text',
    label: 'Phone',
    headings: ['Mobile', 'Phone number', 'Mobile number', 'Mobile phone', 'Telephone', 'Contact number', 'Cell'],
    max: 40,
  },
  address: { kind: 'text', label: 'Street address', headings: ['Address', 'Street', 'Address line 1', 'Address 1'], max: 160 },
  suburb: {
    kind: 'text',
    label: countryTerms('AU').town.label,
    inNewZealand: { label: countryTerms('NZ').town.label },
    headings: ['Town', 'City', 'Suburb or town', 'Town or suburb', 'Locality'],
    max: 80,
  },
  state: { kind: 'text', label: 'State', inNewZealand: null, headings: ['State or territory', 'Region'], max: 40 },
  postcode: { kind: 'text', label: 'Postcode', headings: ['Post code', 'Postal code', 'Zip'], max: 10 },
  preferredContact: {
    kind: 'choice',
    label: 'Preferred contact',
    headings: ['Preferred contact method', 'Contact preference', 'Contact by'],
    none: 'Not known',
    choices: { phone: 'Phone call', sms: 'Text message', email: 'Email', post: 'Post' },
    spellings: {
      phone: ['Call', 'Phone calls', 'Telephone', 'Mobile', 'By phone'],
      sms: ['Text', 'Texts', 'SMS message', 'Text messages', 'By text'],
      email: ['Emails', 'Mail me', 'By email'],
      post: ['Letter', 'Letters', 'Mail', 'By post'],
    },
    unclear: 'We don’t know this way of contact, so none is stored.',
  },
  consent: {
    kind: 'choice',
    label: 'Marketing consent',
    headings: ['Consent to marketing', 'Marketing opt in', 'Opt in', 'Opted in', 'Email marketing consent', 'Marketing permission'],
    none: 'Not known',
    choices: { yes: 'Yes', no: 'No' },
    spellings: {
      yes: ['Y', 'True', 'Opted in', 'Opt in', 'Agreed', 'Consented', 'Subscribed'],
      no: ['N', 'False', 'Opted out', 'Opt out', 'Declined', 'Withdrawn', 'Unsubscribed'],
    },
    hint: 'Only what the customer said. A yes needs its day.',
    unclear: 'This isn’t a clear yes or no, so no consent is stored.',
    opposite: /\b(?:no|not|never|dnc|do ?not|don.?t|opt(?:ed)?[ _-]?out|unsub\w*|suppress\w*|declin\w*|withdr\w*|refus\w*|block\w*)\b/i,
  },
  consentOn: {
    kind: 'optionalDay',
    label: 'Consent date',
    headings: ['Date of consent', 'Consented on', 'Opt in date', 'Opted in on', 'Marketing consent date'],
    unclear: 'This isn’t a date, so no consent is stored.',
  },
  notes: { kind: 'text', label: 'Notes', headings: ['Note', 'Comments', 'Comment', 'Remarks'], max: 4_000, lines: 4, quoted: true },
} as const satisfies RecordFields

type Fields = ValuesOf<typeof customerFields>

/** A customer as entered; an empty choice is not known. */
export interface CustomerValues extends Omit<Fields, 'preferredContact' | 'consent'> {
  readonly preferredContact: Fields['preferredContact'] | ''
  readonly consent: Fields['consent'] | ''
}
