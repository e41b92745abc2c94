import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { FeedFormat as Row } from '../generated/client'

/** The column mapping of a supplier's files, for all dealers. */
export interface FeedFormat {
  readonly id: string
  /** Name of the supplier or its system. */
  readonly name: string
  readonly mapping: object
  readonly updatedAt: string
  readonly updatedBy: string
}

const toFeedFormat = ({ id, name, mapping, updatedAt, updatedBy }: Row): FeedFormat => ({
  ...{ id, name, updatedBy },
  mapping: mapping as object,
  updatedAt: updatedAt.toISOString(),
})

const maxRows = 1_000

/** Formats published by staff, sorted by name; for all dealers. */
export const listFeedFormats = (scope: Scope): Promise<FeedFormat[]> =>
  scope.transaction(async (tx) => (await tx.feedFormat.findMany({ orderBy: { name: 'asc' }, take: maxRows })).map(toFeedFormat))

interface PublishOptions {
  readonly name: string
  /** Without data of the dealer that it came from. */
  readonly mapping: object
  readonly actor: Actor
  readonly now: string
}

/** Publishes a supplier's format for all dealers; replaces one of the same name. */
export const publishFeedFormat = (scope: Scope, { name, mapping, actor, now }: PublishOptions): Promise<FeedFormat> =>
  scope.transaction(async (tx) => {
    const data = { name, mapping: { ...mapping }, updatedAt: new Date(now), updatedBy: actor.name }
    const row = await tx.feedFormat.upsert({ where: { name }, create: data, update: data })
    const summary = `Shared the column settings of ${name}`
    await appendAudit(tx, { organisationId: null, actor, action: 'feedFormat.publish', target: row.id, summary })
    return toFeedFormat(row)
  })

/** Withdraws a format; feeds that use it stay unchanged. False if there is no such format. */
export const withdrawFeedFormat = (scope: Scope, { id, actor }: { readonly id: string; readonly actor: Actor }): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const before = await tx.feedFormat.findUnique({ where: { id } })
    if (!before) return false
    await tx.feedFormat.delete({ where: { id } })
    const summary = `Withdrew the column settings of ${before.name}`
    await appendAudit(tx, { organisationId: null, actor, action: 'feedFormat.withdraw', target: id, summary })
    return true
  })
