import type { RecordFields, ValuesOf } from '../RecordField'

/** Where reviews are fetched from, and how often (ENT-14). */
export const reviewSourceFields = {
  name: { kind: 'text', label: 'Name', most: 40, required: 'Give it a name, such as “Google”.', hint: 'Stands with each of its reviews.' },
  provider: {
    kind: 'choice',
    label: 'Where',
    start: 'sample',
    required: 'Choose where customers write.',
    choices: { sample: 'A sample of made-up reviews' },
  },
  place: {
    kind: 'text',
    label: 'What it calls your place',
    most: 120,
    required: 'Say which place; the source names it in its address or settings.',
  },
  locationId: { kind: 'reference', to: 'location', label: 'Its reviews are about', none: 'The whole business' },
  everyHours: {
    kind: 'number',
    label: 'Fetched every',
    unit: 'hours',
    from: 1,
    to: 720,
    whole: true,
    required: 'Say how often.',
    start: 24,
  },
  paused: { kind: 'flag', label: 'Paused: nothing is fetched' },
} as const satisfies RecordFields

export type ReviewSourceValues = ValuesOf<typeof reviewSourceFields>
