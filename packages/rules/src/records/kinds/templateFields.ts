import type { RecordFields, ValuesOf } from '../RecordField'

/** Fields of a message template (ENT-16). */
export const templateFields = {
  name: { kind: 'text', label: 'Name', most: 60, required: 'Give it a name, such as “Still here”.', hint: 'Only the dealership sees it.' },
  channel: {
    kind: 'choice',
    label: 'For',
    start: 'both',
    required: 'Choose what it is for.',
    choices: { both: 'Emails and text messages', mail: 'Emails', sms: 'Text messages' },
  },
  subject: { kind: 'text', label: 'Subject', most: 200, hint: 'Of an email. Empty: as it was.' },
  text: {
    kind: 'text',
    label: 'Text',
    most: 5000,
    lines: 8,
    required: 'Write the text.',
    hint: '{firstName}, {car}, {dealership}, {phone} and {me} are filled in.',
  },
} as const satisfies RecordFields

export type TemplateValues = ValuesOf<typeof templateFields>
