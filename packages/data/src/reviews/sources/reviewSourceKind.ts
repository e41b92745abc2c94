import { type ReviewSourceValues, reviewSourceFields } from '@forecourt/rules/records/kinds/reviewFields'
import { placeProblem } from '@forecourt/rules/review-sources/reviewProviders'
import { pickFields, recordColumns } from '../../edited-records/columnValues'
import type { EditedKind, RecordRow } from '../../edited-records/EditedKind'
import { preparedFields } from '../../edited-records/preparedFields'
import { recordRow } from '../../edited-records/recordRow'
import type { Location, ReviewSource } from '../../generated/client'
import { locationsOfSites } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'

/** Result of the last fetch. */
export interface ReviewCounts {
  readonly added: number
  readonly changed: number
  readonly hidden: number
  readonly unchanged: number
  /** Reviews of the source that can't be stored here; absent before sources reported them. */
  readonly leftOut?: number
}

export interface OwnedReviewSource extends ReviewSourceValues, RecordRow<string> {
  readonly locationName: string | null
  /** ISO in UTC; null before the first fetch. */
  readonly checkedAt: string | null
  /** Time of the next fetch, ISO in UTC. */
  readonly nextRunAt: string | null
  /** The last error, in a sentence; null on success. */
  readonly message: string | null
  readonly counts: ReviewCounts | null
  /** Whether it has what it needs to be fetched. */
  readonly isConnected: boolean
  readonly mayChange: boolean
}

const include = { location: { select: { name: true } } } as const

const toOwned = (
  row: ReviewSource & { readonly location: Pick<Location, 'name'> | null },
  allowedSiteIds: readonly string[] | null,
): OwnedReviewSource => ({
  ...recordRow(row, row.organisationId),
  ...pickFields(reviewSourceFields, row),
  locationName: row.location?.name ?? null,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  nextRunAt: row.nextRunAt?.toISOString() ?? null,
  message: row.message,
  counts: row.checkedAt === null ? null : (row.counts as unknown as ReviewCounts),
  isConnected: row.provider === 'sample' || row.credential !== null,
  mayChange: allowedSiteIds === null || row.locationId !== null,
})

const within = async (tx: Transaction, allowedSiteIds: readonly string[] | null) =>
  allowedSiteIds === null ? {} : { OR: [{ locationId: null }, { location: await locationsOfSites(tx, allowedSiteIds) }] }

const isDemo = async (tx: Transaction, organisationId: string): Promise<boolean> =>
  (await tx.organisation.findFirst({ where: { id: organisationId }, select: { demo: true } }))?.demo ?? false

const demoOnly = 'Sample reviews are for demonstrations. Choose where your customers write reviews.'

/** Sources of dealers' reviews (ENT-14). Removing one keeps its reviews, and deletes its access. */
export const reviewSourceKind: EditedKind<ReviewSourceValues, OwnedReviewSource> = {
  noun: 'review source',
  table: 'review_sources',
  fields: reviewSourceFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ provider, place }) => `${provider} ${place.toLowerCase()}`,
  all: async (tx, owner, allowedSiteIds) => {
    const where = { AND: [{ organisationId: owner }, await within(tx, allowedSiteIds)] }
    const rows = await tx.reviewSource.findMany({ where, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    return rows.map((row) => toOwned(row, allowedSiteIds))
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.reviewSource.findFirst({ where: { AND: [{ id }, await within(tx, allowedSiteIds)] }, include })
    return row && toOwned(row, allowedSiteIds)
  },
  refusal: ({ mayChange }) =>
    mayChange ? null : 'Its reviews are about the whole business. Someone who manages all of its sites can change it.',
  initialValues: async (tx, organisationId) => ((await isDemo(tx, organisationId)) ? { provider: 'sample' } : {}),
  prepare: async (tx, organisationId, entered, { allowedSiteIds }) => {
    const values = { ...entered, place: entered.place.trim() }
    const crossFieldProblems = {
      provider: values.provider === 'sample' && !(await isDemo(tx, organisationId)) ? demoOnly : undefined,
      place: placeProblem(values.provider, values.place),
    }
    return preparedFields(tx, reviewSourceFields, values, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, organisationId, id, { values: entered, stamp }) => {
    const nextRunAt = entered.provider === 'sample' ? new Date() : null
    await tx.reviewSource.create({ data: { ...recordColumns(reviewSourceFields, entered), ...stamp, organisationId, id, nextRunAt } })
  },
  update: async (tx, organisationId, id, { values: entered, stamp }) => {
    const before = await tx.reviewSource.findFirst({ where: { organisationId, id }, select: { provider: true } })
    // Access to one provider is never sent to another.
    const isElsewhere = before?.provider !== entered.provider
    const startsAgain = { credential: null, message: null, nextRunAt: entered.provider === 'sample' ? new Date() : null }
    await tx.reviewSource.updateMany({
      where: { organisationId, id },
      data: { ...recordColumns(reviewSourceFields, entered), ...stamp, ...(isElsewhere && startsAgain) },
    })
  },
  remove: async (tx, organisationId, id) => {
    await tx.reviewSource.deleteMany({ where: { organisationId, id } })
    return null
  },
}
