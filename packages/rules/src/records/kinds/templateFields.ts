import type { RecordFields, ValuesOf } from '../RecordField'

/** Placeholders of a message template, with their labels. */
export const templatePlaceholders = {
  firstName: 'First name',
  car: 'Car',
  dealership: 'Dealership',
  phone: 'Phone number',
  me: 'Your name',
} as const

const inserts = Object.fromEntries(Object.entries(templatePlaceholders).map(([name, label]) => [`{${name}}`, label]))

/** Fields of a message template (ENT-16). */
export const templateFields = {
  name: { kind: 'text', label: 'Name', max: 60, required: 'Enter a name, such as “Still here”.', hint: 'Only your team sees it.' },
  channel: {
    kind: 'choice',
    label: 'Used for',
    start: 'both',
    required: 'Choose what it is used for.',
    choices: { both: 'Emails and text messages', mail: 'Emails', sms: 'Text messages' },
  },
  subject: { kind: 'text', label: 'Subject', max: 200, inserts, hint: 'For emails. Leave empty to keep the subject.' },
  text: {
    kind: 'text',
    label: 'Text',
    max: 5000,
    lines: 8,
    required: 'Enter the text.',
    inserts,
    hint: 'What you insert here is filled in for each shopper.',
  },
} as const satisfies RecordFields

export type TemplateValues = ValuesOf<typeof templateFields>
