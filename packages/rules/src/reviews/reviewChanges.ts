import { formatDate } from '../format/formatDate'
import type { ReviewValues } from './ReviewValues'

const words = (value: string | null) => (value === null || value === '' ? 'nothing' : `“${value}”`)
const day = (value: string | null) => (value && formatDate(value)) || 'none'

/** What is different between two states of a review, a sentence each (ENT-14); none where they say the same. */
export const reviewChanges = (before: ReviewValues, after: ReviewValues, placeName: (locationId: string) => string): string[] => {
  const place = ({ locationId }: ReviewValues) => (locationId === null ? 'the whole business' : placeName(locationId))
  const told: { readonly [Field in keyof ReviewValues]: readonly [label: string, say: (review: ReviewValues) => string] } = {
    customerName: ['Customer', ({ customerName }) => words(customerName)],
    text: ['Words', ({ text }) => words(text)],
    rating: ['Stars', ({ rating }) => String(rating)],
    reviewDate: ['Written on', ({ reviewDate }) => day(reviewDate)],
    source: ['Written at', ({ source }) => words(source)],
    locationId: ['About', place],
    replyText: ['Reply', ({ replyText }) => words(replyText)],
    replyDate: ['Replied on', ({ replyDate }) => day(replyDate)],
    imageKey: ['Picture', ({ imageKey }) => (imageKey === null ? 'none' : 'another')],
  }
  return (Object.keys(told) as (keyof ReviewValues)[]).flatMap((field) => {
    const [label, say] = told[field]
    return before[field] === after[field] ? [] : [`${label}: ${say(before)} → ${say(after)}`]
  })
}
