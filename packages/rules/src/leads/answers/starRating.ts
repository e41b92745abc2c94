import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const stars = [1, 2, 3, 4, 5] as const

const ratingText = ({ starRating }: { readonly starRating: number | null }) =>
  starRating === null ? null : `${starRating} of ${stars.length} stars`

/** Star rating of the feedback survey (REV-06); optional, because a complaint may have none. */
export const starRating = {
  id: 'starRating',
  title: 'Star rating',
  requirement: 'REV-06',
  elementSetting: null,
  needs: [inForms('feedback')],
  kind: 'text',
  value: () => ({
    label: 'How would you rate us?',
    type: 'stars',
    required: false,
    maxLength: 1,
    hint: '1 star is poor, 5 stars is excellent.',
    options: stars.map((count) => ({ value: String(count), label: count === 1 ? '1 star' : `${count} stars` })),
  }),
  example: () => '4',
  stored: { in: 'attributes', empty: { starRating: null }, toStored: ({ text }) => ({ starRating: text === '' ? null : Number(text) }) },
  mail: { label: 'Rating', position: 1, text: ratingText },
  console: { label: 'Rating', position: 1, text: ratingText },
  exported: { label: 'Rating', section: 'enquiry', text: ratingText },
} as const satisfies LeadAnswer<{ readonly starRating: number | null }>
