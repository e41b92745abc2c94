import { reviewFields } from '@forecourt/rules/records/kinds/reviewFields'
import { type ReviewValues, reviewProblems } from '@forecourt/rules/reviews/reviewProblems'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { recordColumns } from '../edited-records/columnValues'
import type { EditedKind, Prepared } from '../edited-records/EditedKind'
import { preparedFields } from '../edited-records/preparedFields'
import type { Transaction } from '../Transaction'
import { type OwnedReview, reviewsOfSites, toOwnedReview } from './listReviews'

const prepare =
  (today: string) =>
  async (
    tx: Transaction,
    organisationId: string,
    entered: ReviewValues,
    { allowedSiteIds }: { readonly allowedSiteIds: readonly string[] | null },
  ): Promise<Prepared<ReviewValues>> => {
    const values = {
      ...entered,
      replyText: entered.replyText === null || isBlankText(entered.replyText) ? null : entered.replyText,
      replyDate: entered.replyDate || null,
    }
    // The first problem of a field wins.
    const problems = reviewProblems(values, today).toReversed()
    const crossFieldProblems = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
    return preparedFields(tx, reviewFields, values, { organisationId, allowedSiteIds, crossFieldProblems })
  }

/**
 * Reviews as users enter them (ENT-14).
 *
 * @param today in the dealer's time zone, `YYYY-MM-DD`: the latest allowed date
 */
export const reviewKind = (today: string): EditedKind<ReviewValues, OwnedReview> => ({
  noun: 'review',
  table: 'reviews',
  fields: reviewFields,
  titleOf: ({ customerName }) => `of ${customerName}`,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ customerName, reviewDate }) => `${customerName.toLowerCase()} ${reviewDate}`,
  all: async (tx, owner, allowedSiteIds) => {
    const rows = await tx.review.findMany({
      where: { AND: [{ organisationId: owner }, await reviewsOfSites(tx, allowedSiteIds)] },
      include: { location: { select: { name: true } } },
      orderBy: [{ reviewDate: 'desc' }, { id: 'asc' }],
    })
    return rows.map((row) => toOwnedReview(row, allowedSiteIds))
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.review.findFirst({
      where: { AND: [{ id }, await reviewsOfSites(tx, allowedSiteIds)] },
      include: { location: { select: { name: true } } },
    })
    return row && toOwnedReview(row, allowedSiteIds)
  },
  refusal: ({ mayChange }) =>
    mayChange ? null : 'This review is about the whole business. Someone who manages all of its sites can change it.',
  prepare: prepare(today),
  insert: async (tx, organisationId, id, { values, stamp }) => {
    await tx.review.create({ data: { ...recordColumns(reviewFields, values), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values, stamp }) => {
    await tx.review.updateMany({ where: { organisationId, id }, data: { ...recordColumns(reviewFields, values), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.review.deleteMany({ where: { organisationId, id } })
    return null
  },
})
