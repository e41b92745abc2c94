import type { RecordFields, ValuesOf } from '../RecordField'

/** Fields of a review source and its schedule (ENT-14). */
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

/** Fields of a review (ENT-14). */
export const reviewFields = {
  customerName: {
    kind: 'text',
    label: 'Customer',
    most: 80,
    required: 'Say whose review it is, such as “Priya S.”',
    hint: 'As they want to be named, such as “Priya S.”',
  },
  reviewDate: { kind: 'day', label: 'Written on', required: 'Say on which day it was written.' },
  rating: { kind: 'stars', label: 'Stars', required: 'Choose one to five stars.' },
  text: { kind: 'text', label: 'Their words', most: 4_000, lines: 4, quoted: true, required: 'Copy what the customer wrote.' },
  locationId: {
    kind: 'reference',
    to: 'location',
    label: 'About',
    none: 'The whole business',
    hint: 'Its page shows it, and the sites that show its cars.',
  },
  source: { kind: 'text', label: 'Written at', most: 40, hint: 'Such as Google or Facebook; for your own list.' },
  replyText: { kind: 'optionalRichText', label: 'Reply', most: 2_000 },
  replyDate: { kind: 'optionalDay', label: 'Replied on' },
  imageKey: { kind: 'picture', label: 'Picture' },
} as const satisfies RecordFields
