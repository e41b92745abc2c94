import { type ReviewProviderId, reviewProviders } from '../../review-sources/reviewProviders'
import type { RecordFields, ValuesOf } from '../RecordField'

const providerLabels = Object.fromEntries(Object.entries(reviewProviders).map(([id, { label }]) => [id, label])) as {
  readonly [Id in ReviewProviderId]: string
}

/** Fields of a review source and its schedule (ENT-14). */
export const reviewSourceFields = {
  name: { kind: 'text', label: 'Name', max: 40, required: 'Enter a name, such as “Google”.', hint: 'Shown with each of its reviews.' },
  provider: {
    kind: 'choice',
    label: 'Source',
    required: 'Choose a source.',
    choices: providerLabels,
    notOffered: ['sample'],
  },
  place: {
    kind: 'text',
    label: 'ID of your business there',
    headings: ['Name of your business there', 'Business Profile ID', 'Page ID'],
    max: 120,
    required: 'Enter the ID of your business at the source.',
    hint: 'Google: the Business Profile ID. Facebook: the page ID. Digits only.',
  },
  locationId: { kind: 'reference', to: 'location', label: 'Reviews are about', none: 'The whole business' },
  everyHours: {
    kind: 'number',
    label: 'Fetch every',
    unit: 'hours',
    from: 1,
    to: 720,
    whole: true,
    required: 'Choose how often to fetch.',
    start: 24,
  },
  paused: { kind: 'flag', label: 'Paused' },
} as const satisfies RecordFields

export type ReviewSourceValues = ValuesOf<typeof reviewSourceFields>

/** Fields of a review (ENT-14). */
export const reviewFields = {
  customerName: {
    kind: 'text',
    label: 'Customer',
    headings: ['Customer name', 'Name', 'Reviewer', 'Reviewer name', 'Author'],
    max: 80,
    required: 'Enter the customer’s name, such as “Priya S.”',
    hint: 'As they want to be named, such as “Priya S.”',
  },
  reviewDate: {
    kind: 'day',
    label: 'Date',
    headings: ['Review date', 'Date of review', 'Reviewed on', 'Published'],
    required: 'Enter the date of the review.',
  },
  rating: { kind: 'stars', label: 'Stars', headings: ['Star rating', 'Score'], required: 'Choose one to five stars.' },
  text: {
    kind: 'text',
    label: 'Review',
    headings: ['Review text', 'Comment', 'Comments', 'Feedback'],
    max: 4_000,
    lines: 4,
    quoted: true,
    required: 'Paste the customer’s review.',
  },
  locationId: {
    kind: 'reference',
    to: 'location',
    label: 'About',
    headings: ['Location', 'Branch', 'Dealership', 'Store', 'Yard'],
    none: 'The whole business',
    hint: 'Shown on its page and on the sites that show its cars.',
  },
  source: {
    kind: 'text',
    label: 'Source',
    headings: ['Platform', 'Website'],
    max: 40,
    hint: 'For example Google or Facebook. For your own list.',
  },
  replyText: { kind: 'optionalRichText', label: 'Reply', headings: ['Response', 'Owner reply'], max: 2_000 },
  replyDate: { kind: 'optionalDay', label: 'Reply date', headings: ['Response date'] },
  imageKey: { kind: 'picture', label: 'Picture' },
} as const satisfies RecordFields
