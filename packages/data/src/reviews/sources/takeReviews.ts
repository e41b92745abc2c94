import { countedNoun } from '@forecourt/rules/text/singularNoun'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import { notifySites } from '../../changes/notifyChange'
import type { Database, Scope } from '../../createDatabase'
import type { Prisma, Review } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import type { ReviewCounts } from './reviewSourceKind'

/** A review source that is due. */
interface DueReviewSource {
  readonly organisationId: string
  readonly id: string
  readonly name: string
  readonly provider: string
  readonly place: string
  /** The encrypted access; null if it isn't connected. */
  readonly credential: string | null
  /** Zone in which the days of its reviews are stored. */
  readonly timeZone: string
}

/** Sample reviews are fetched for dealers of the demo only. */
const fetchable: Prisma.ReviewSourceWhereInput = { OR: [{ provider: { not: 'sample' } }, { organisation: { demo: true } }] }

/** Ids of a source. */
type SourceKey = Pick<DueReviewSource, 'organisationId' | 'id'>

/** Sources that have been due since `since` (ISO), oldest first. */
export const overdueReviewSources = (db: Database, since: string): Promise<SourceKey[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<SourceKey[]>`
      select source.organisation_id as "organisationId", source.id
      from review_sources source join organisations organisation on organisation.id = source.organisation_id
      where source.next_run_at <= ${since}::timestamptz and not source.paused and organisation.archived_at is null
        and (source.provider <> 'sample' or organisation.demo)
      order by source.next_run_at`,
  )

/** A source if it is due at `now` (ISO), not paused and its organisation not archived; else null. */
export const dueReviewSource = (db: Database, { organisationId, id }: SourceKey, now: string): Promise<DueReviewSource | null> =>
  db.platform.transaction(async (tx) => {
    const source = await tx.reviewSource.findFirst({
      where: { organisationId, id, paused: false, nextRunAt: { lte: new Date(now) }, organisation: { archivedAt: null }, ...fetchable },
      select: { organisationId: true, id: true, name: true, provider: true, place: true, credential: true, locationId: true },
    })
    if (!source) return null
    const { locationId, ...due } = source
    const location = await tx.location.findFirst({
      where: { organisationId, id: locationId ?? undefined },
      orderBy: { id: 'asc' },
      select: { timeZone: true },
    })
    return { ...due, timeZone: location?.timeZone ?? 'Australia/Sydney' }
  })

/** Result of a request to fetch a source. */
export type ReviewFetchRequest = 'scheduled' | 'paused' | 'notConnected' | 'demoOnly'

/** Schedules a fetch now; a source that is paused or gone isn't fetched. */
export const fetchReviewsSoon = (
  scope: Scope,
  { id, actor, now }: { readonly id: string; readonly actor: Actor; readonly now: string },
): Promise<ReviewFetchRequest> =>
  scope.transaction(async (tx) => {
    const source = await tx.reviewSource.findFirst({ where: { id }, include: { organisation: { select: { demo: true } } } })
    if (source?.provider === 'sample' && !source.organisation.demo) return 'demoOnly'
    if (!source || source.paused) return 'paused'
    const { organisationId, name, provider, credential } = source
    if (credential === null && provider !== 'sample') return 'notConnected'
    await tx.reviewSource.updateMany({ where: { organisationId, id }, data: { nextRunAt: new Date(now) } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'review source.fetch',
      target: id,
      summary: `Fetched the reviews of ${name} on request`,
    })
    return 'scheduled'
  })

/**
 * Stores the encrypted access to a source and fetches its reviews within seconds; null deletes the access, and its reviews stay. False if
 * there is no such source, or it needs no access.
 */
export const saveReviewAccess = (
  scope: Scope,
  { id, credential, actor, now }: { readonly id: string; readonly credential: string | null; readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const source = await tx.reviewSource.findFirst({ where: { id, provider: { not: 'sample' } } })
    if (!source) return false
    const { organisationId, name } = source
    const nextRunAt = credential === null ? null : new Date(now)
    await tx.reviewSource.updateMany({ where: { organisationId, id }, data: { credential, nextRunAt, message: null } })
    const [action, verb] = credential === null ? ['review source.disconnect', 'Disconnected'] : ['review source.connect', 'Connected']
    await appendAudit(tx, { organisationId, actor, action, target: id, summary: `${verb} the review source ${name}` })
    return true
  })

/** A review fetched from an external source. */
export interface FetchedReview {
  /** Stable id at the source. */
  readonly externalId: string
  readonly customerName: string
  readonly text: string
  /** 1 to 5. */
  readonly rating: number
  /** `YYYY-MM-DD`. */
  readonly reviewDate: string
  readonly replyText: string | null
  readonly replyDate: string | null
}

/** Changes from the source to a stored review; a reply written here stays. */
const reviewChange = (
  stored: Review,
  { externalId: _id, replyText, replyDate, ...facts }: FetchedReview,
): Prisma.ReviewUpdateManyMutationInput => {
  const reply = stored.replyText === null && replyText !== null ? { replyText, replyDate } : {}
  const wanted = { ...facts, ...reply, hiddenAt: null }
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => stored[field as keyof Review] !== value))
}

const applyReviews = async (
  tx: Transaction,
  source: DueReviewSource,
  reviews: readonly FetchedReview[],
  now: string,
): Promise<ReviewCounts> => {
  const { organisationId, id: reviewSourceId, name } = source
  const stored = await tx.reviewSource.findFirstOrThrow({ where: { organisationId, id: reviewSourceId } })
  const rows = await tx.review.findMany({ where: { organisationId, reviewSourceId } })
  const storedReviews = new Map(rows.map((row) => [row.externalId, row]))
  // A source may list one twice when another is written while its pages are read.
  const fetched = new Map(reviews.map((review) => [review.externalId, review])).values()
  const stamp = { updatedAt: new Date(now), updatedBy: name }
  const counts = { added: 0, changed: 0, hidden: 0, unchanged: 0 }
  for (const review of fetched) {
    const known = storedReviews.get(review.externalId)
    storedReviews.delete(review.externalId)
    const change = known && reviewChange(known, review)
    if (!known) {
      await tx.review.create({ data: { ...review, ...stamp, organisationId, reviewSourceId, locationId: stored.locationId, source: name } })
      counts.added++
    } else if (change && Object.keys(change).length > 0) {
      await tx.review.updateMany({ where: { organisationId, id: known.id }, data: { ...change, ...stamp, revision: { increment: 1 } } })
      counts.changed++
    } else counts.unchanged++
  }
  const missing = [...storedReviews.values()].filter(({ hiddenAt }) => hiddenAt === null).map(({ id }) => id)
  if (missing.length > 0)
    await tx.review.updateMany({
      where: { organisationId, id: { in: missing } },
      data: { ...stamp, hiddenAt: new Date(now), revision: { increment: 1 } },
    })
  return { ...counts, hidden: missing.length }
}

const hourMs = 3_600_000

/**
 * Stores the reviews of a source: adds new ones, updates changed ones, hides missing ones; replies written here stay. An error (in a
 * sentence), or a source that is suddenly empty, changes nothing.
 */
export const storeFetchedReviews = (
  db: Database,
  source: DueReviewSource,
  fetched: { readonly reviews: readonly FetchedReview[]; readonly leftOut?: number } | { readonly fault: string },
  now: string,
): Promise<ReviewCounts | null> =>
  db.forOrganisation(source.organisationId).transaction(async (tx) => {
    const { organisationId, id, name } = source
    const stored = await tx.reviewSource.findFirst({ where: { organisationId, id } })
    if (!stored) return null
    const shown = await tx.review.count({ where: { organisationId, reviewSourceId: id, hiddenAt: null } })
    const isEmptied = 'reviews' in fetched && fetched.reviews.length === 0 && shown > 0
    const message =
      'fault' in fetched ? fetched.fault : isEmptied ? `It returned no reviews, although ${shown} are shown here. They are kept.` : null
    const counts = 'reviews' in fetched && message === null ? await applyReviews(tx, source, fetched.reviews, now) : null
    await tx.reviewSource.updateMany({
      where: { organisationId, id },
      data: {
        ...{ checkedAt: new Date(now), message },
        nextRunAt: new Date(Date.parse(now) + stored.everyHours * hourMs),
        ...(counts && { counts: { ...counts, leftOut: ('leftOut' in fetched && fetched.leftOut) || 0 } }),
      },
    })
    if (!counts || counts.added + counts.changed + counts.hidden === 0) return counts
    await appendAudit(tx, {
      ...{ organisationId, actor: { userId: null, name }, action: 'review source.take', target: id },
      summary: `${name}: ${countedNoun(counts.added, 'reviews')} added, ${counts.changed} changed, ${counts.hidden} hidden`,
    })
    await notifySites(tx, organisationId)
    return counts
  })
