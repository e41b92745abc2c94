import { secureAddress } from '@forecourt/schema/formats/webLink'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { isCalendarDate } from '../dates/calendarDate'
import type { Review } from '../entities/Review'

/** Editable values of a review (ENT-14). */
export interface ReviewValues extends Omit<Review, 'id' | 'locationName'> {
  /** Null if about the whole business. */
  readonly locationId: string | null
  /** Where it was written, such as 'Google'; empty if unknown. */
  readonly source: string
}

const secure = new RegExp(secureAddress.pattern)

/** Validates a dealership's review URL (REV-05); undefined if valid or empty. */
export const reviewAddressProblem = (address: string | null): string | undefined =>
  secure.test(address ?? '') ? undefined : 'Enter a web address that starts with https://, such as https://g.page/r/….'

export type ReviewField = 'customerName' | 'text' | 'rating' | 'reviewDate' | 'replyText' | 'replyDate'

/** A validation error of a review, by field. */
export interface ReviewProblem {
  readonly field: ReviewField
  readonly message: string
}

/**
 * Validates a review (ENT-14): it has a name, a text, one to five stars and a date that isn't in the future; a reply isn't older than the
 * review.
 *
 * @param today local date of the dealer, `YYYY-MM-DD`
 */
export const reviewProblems = (
  { customerName, text, rating, reviewDate, replyText, replyDate }: Omit<ReviewValues, 'locationId'>,
  today: string,
): readonly ReviewProblem[] => {
  const problems: ReviewProblem[] = []
  const add = (field: ReviewField, isWrong: boolean, message: string) => isWrong && problems.push({ field, message })
  add('customerName', customerName.trim() === '', 'Enter the customer’s name, such as “Priya S.”')
  add('text', text.trim() === '', 'Paste the customer’s review.')
  add('rating', !(Number.isInteger(rating) && rating >= 1 && rating <= 5), 'Choose one to five stars.')
  if (!isCalendarDate(reviewDate))
    add('reviewDate', true, reviewDate === '' ? 'Enter the date of the review.' : 'This date does not exist.')
  else add('reviewDate', reviewDate > today, 'This date is in the future.')
  if (replyDate === null || replyDate === '') return problems
  add('replyText', replyText === null || isBlankText(replyText), 'There’s a date of a reply. Enter the reply, too.')
  if (!isCalendarDate(replyDate)) add('replyDate', true, 'This date does not exist.')
  else add('replyDate', replyDate < reviewDate, 'The reply date is before the review date.')
  return problems
}
