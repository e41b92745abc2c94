import type { ReviewValues } from '@forecourt/rules/reviews/ReviewValues'
import { reviewChanges } from '@forecourt/rules/reviews/reviewChanges'
import { reviewProblems } from '@forecourt/rules/reviews/reviewProblems'
import type { EditedKind, Prepared } from '../edited-records/EditedKind'
import { locationsOfSites } from '../organisations/locationsOfSites'
import type { Transaction } from '../Transaction'
import { type OwnedReview, toOwnedReview } from './OwnedReview'
import { reviewsOfSites } from './reviewsOfSites'

/** The places of an organisation that somebody may say a review is about. */
const placesOf = async (tx: Transaction, organisationId: string, reached: readonly string[] | null) =>
  new Map(
    (
      await tx.location.findMany({
        where: { AND: [{ organisationId }, await locationsOfSites(tx, reached)] },
        select: { id: true, name: true },
      })
    ).map(({ id, name }) => [id, name]),
  )

const prepare =
  (today: string) =>
  async (
    tx: Transaction,
    organisationId: string,
    typed: ReviewValues,
    { reached }: { readonly reached: readonly string[] | null },
  ): Promise<Prepared<ReviewValues>> => {
    const places = await placesOf(tx, organisationId, reached)
    const values = { ...typed, replyText: typed.replyText?.trim() || null, replyDate: typed.replyDate || null }
    const problems = Object.fromEntries(
      reviewProblems(values, today)
        .toReversed()
        .map(({ field, says }) => [field, says]),
    )
    const { locationId } = values
    if (locationId === null ? reached !== null : !places.has(locationId)) problems.locationId = 'Choose one of your locations.'
    return {
      values,
      problems: Object.keys(problems).length === 0 ? null : problems,
      changesFrom: (from) => reviewChanges(from, values, (id) => places.get(id) ?? 'another location'),
    }
  }

/**
 * Reviews as people write or copy them (ENT-14).
 *
 * @param today where the dealer is, `YYYY-MM-DD`: no review is written later
 */
export const reviewKind = (today: string): EditedKind<ReviewValues, OwnedReview> => ({
  noun: 'review',
  table: 'reviews',
  titleOf: ({ customerName }) => `of ${customerName}`,
  valuesOf: ({ locationId, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, source }) => ({
    ...{ locationId, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, source },
  }),
  idOf: (_values, key) => key.toLowerCase(),
  read: async (tx, id, reached) => {
    const row = await tx.review.findFirst({
      where: { AND: [{ id }, await reviewsOfSites(tx, reached)] },
      include: { location: { select: { name: true } } },
    })
    return row && toOwnedReview(row, reached)
  },
  refusal: ({ mayChange }) =>
    mayChange ? null : 'This review is about the whole business. Somebody who manages all of its sites can change it.',
  prepare: prepare(today),
  insert: async (tx, organisationId, id, { values, stamp }) => {
    await tx.review.create({ data: { ...values, ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values, stamp }) => {
    await tx.review.updateMany({ where: { organisationId, id }, data: { ...values, ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.review.deleteMany({ where: { organisationId, id } })
    return null
  },
})
