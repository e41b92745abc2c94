import type { RecordFields, ValuesOf } from '../RecordField'

/** Fields of a message template (ENT-16). */
export const templateFields = {
  name: { kind: 'text', label: 'Name', most: 60, required: 'Enter a name, such as “Still here”.', hint: 'Only your team sees it.' },
  channel: {
    kind: 'choice',
    label: 'Used for',
    start: 'both',
    required: 'Choose what it is used for.',
    choices: { both: 'Emails and text messages', mail: 'Emails', sms: 'Text messages' },
  },
  subject: { kind: 'text', label: 'Subject', most: 200, hint: 'For emails. Leave empty to keep the subject.' },
  text: {
    kind: 'text',
    label: 'Text',
    most: 5000,
    lines: 8,
    required: 'Enter the text.',
    hint: '{firstName}, {car}, {dealership}, {phone} and {me} are filled in.',
  },
} as const satisfies RecordFields

export type TemplateValues = ValuesOf<typeof templateFields>
