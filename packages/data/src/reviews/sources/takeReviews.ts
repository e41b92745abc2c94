import { appendAudit } from '../../audit/appendAudit'
import { notifySites } from '../../changes/notifySites'
import type { Database } from '../../createDatabase'
import type { Prisma, Review } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import type { DueReviewSource } from './dueReviewSources'
import type { ReviewCounts } from './reviewSourceKind'

/** A review as it was fetched. */
export interface FetchedReview {
  readonly externalId: string
  readonly customerName: string
  readonly text: string
  readonly rating: number
  readonly reviewDate: string
  readonly replyText: string | null
  readonly replyDate: string | null
}

/** What a source says of one that is here already; a reply that was written here stays. */
const changeOf = (
  here: Review,
  { externalId: _id, replyText, replyDate, ...said }: FetchedReview,
): Prisma.ReviewUpdateManyMutationInput => {
  const reply = here.replyText === null && replyText !== null ? { replyText, replyDate } : {}
  const wanted = { ...said, ...reply, hiddenAt: null }
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => here[field as keyof Review] !== value))
}

const take = async (tx: Transaction, source: DueReviewSource, reviews: readonly FetchedReview[], now: string): Promise<ReviewCounts> => {
  const { organisationId, id: reviewSourceId, name } = source
  const stored = await tx.reviewSource.findFirstOrThrow({ where: { organisationId, id: reviewSourceId } })
  const rows = await tx.review.findMany({ where: { organisationId, reviewSourceId } })
  const here = new Map(rows.map((row) => [row.externalId, row]))
  const stamp = { updatedAt: new Date(now), updatedBy: name }
  const counts = { added: 0, changed: 0, hidden: 0, unchanged: 0 }
  for (const review of reviews) {
    const known = here.get(review.externalId)
    here.delete(review.externalId)
    const change = known && changeOf(known, review)
    if (!known) {
      await tx.review.create({ data: { ...review, ...stamp, organisationId, reviewSourceId, locationId: stored.locationId, source: name } })
      counts.added++
    } else if (change && Object.keys(change).length > 0) {
      await tx.review.updateMany({ where: { organisationId, id: known.id }, data: { ...change, ...stamp, revision: { increment: 1 } } })
      counts.changed++
    } else counts.unchanged++
  }
  const gone = [...here.values()].filter(({ hiddenAt }) => hiddenAt === null).map(({ id }) => id)
  if (gone.length > 0)
    await tx.review.updateMany({
      where: { organisationId, id: { in: gone } },
      data: { ...stamp, hiddenAt: new Date(now), revision: { increment: 1 } },
    })
  return { ...counts, hidden: gone.length }
}

const hourMs = 3_600_000

/**
 * Takes in what a source has now: new reviews come once, changed ones follow, those that are there no more are hidden, and replies
 * written here stay. A fault, in a sentence, changes nothing, and so does a source that suddenly has none.
 */
export const settleReviews = (
  db: Database,
  source: DueReviewSource,
  fetched: { readonly reviews: readonly FetchedReview[] } | { readonly fault: string },
  now: string,
): Promise<ReviewCounts | null> =>
  db.forOrganisation(source.organisationId).transaction(async (tx) => {
    const { organisationId, id, name } = source
    const stored = await tx.reviewSource.findFirst({ where: { organisationId, id } })
    if (!stored) return null
    const shown = await tx.review.count({ where: { organisationId, reviewSourceId: id, hiddenAt: null } })
    const isEmptied = 'reviews' in fetched && fetched.reviews.length === 0 && shown > 0
    const message =
      'fault' in fetched
        ? fetched.fault
        : isEmptied
          ? `It answered without a single review, though ${shown} are here. They stay as they are.`
          : null
    const counts = 'reviews' in fetched && message === null ? await take(tx, source, fetched.reviews, now) : null
    await tx.reviewSource.updateMany({
      where: { organisationId, id },
      data: {
        ...{ claimedUntil: null, checkedAt: new Date(now), message },
        nextRunAt: new Date(Date.parse(now) + stored.everyHours * hourMs),
        ...(counts && { counts: { ...counts } }),
      },
    })
    if (!counts || counts.added + counts.changed + counts.hidden === 0) return counts
    await appendAudit(tx, {
      ...{ organisationId, actor: { userId: null, name }, action: 'review source.take', target: id },
      summary: `${name}: ${counts.added} reviews added, ${counts.changed} changed, ${counts.hidden} hidden`,
    })
    await notifySites(tx, organisationId)
    return counts
  })
