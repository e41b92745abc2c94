import { secureAddress } from '@forecourt/schema/formats/webLink'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { isCalendarDate } from '../dates/calendarDate'
import type { Review } from '../entities/Review'

/** What people write of a review (ENT-14). */
export interface ReviewValues extends Omit<Review, 'id' | 'locationName'> {
  /** Null where it is about the business as a whole. */
  readonly locationId: string | null
  /** Where it was written, such as 'Google'; empty where nobody said. */
  readonly source: string
}

const secure = new RegExp(secureAddress.pattern)

/** Says why nobody can be led to where a dealership's reviews are written (REV-05); nothing where the address is right, or there is none. */
export const reviewAddressProblem = (address: string | null): string | undefined =>
  secure.test(address ?? '') ? undefined : 'That is no secure web address: it starts with https://, such as https://g.page/r/….'

export type ReviewField = 'customerName' | 'text' | 'rating' | 'reviewDate' | 'replyText' | 'replyDate'

/** What keeps a review from being taken in, at its field. */
export interface ReviewProblem {
  readonly field: ReviewField
  readonly says: string
}

/**
 * Says what keeps a review from being taken in (ENT-14): it has a name, words, one to five stars and a day that has come, and a reply
 * is not older than what it answers.
 *
 * @param today where the dealer is, `YYYY-MM-DD`
 */
export const reviewProblems = (
  { customerName, text, rating, reviewDate, replyText, replyDate }: Omit<ReviewValues, 'locationId'>,
  today: string,
): readonly ReviewProblem[] => {
  const problems: ReviewProblem[] = []
  const add = (field: ReviewField, isWrong: boolean, says: string) => isWrong && problems.push({ field, says })
  add('customerName', customerName.trim() === '', 'Say whose review it is, such as “Priya S.”')
  add('text', text.trim() === '', 'Copy what the customer wrote.')
  add('rating', !(Number.isInteger(rating) && rating >= 1 && rating <= 5), 'Choose one to five stars.')
  if (!isCalendarDate(reviewDate))
    add('reviewDate', true, reviewDate === '' ? 'Say on which day it was written.' : 'That is no date of the calendar.')
  else add('reviewDate', reviewDate > today, 'That day is still to come.')
  if (replyDate === null || replyDate === '') return problems
  add('replyText', replyText === null || isBlankText(replyText), 'Write the reply that this day is of.')
  if (!isCalendarDate(replyDate)) add('replyDate', true, 'That is no date of the calendar.')
  else add('replyDate', replyDate < reviewDate, 'The reply is older than the review.')
  return problems
}
