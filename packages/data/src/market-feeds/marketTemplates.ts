import { type FeedSchedule, nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'
import { Prisma, type MarketTemplate as Row } from '../generated/client'
import type { Transaction } from '../Transaction'

/** Where a file of a site's stock is delivered. */
export type MarketTarget =
  /** The file isn't sent: the marketplace fetches it from its address. */
  | { readonly kind: 'address' }
  /** Sent by HTTP POST. */
  | { readonly kind: 'post'; readonly url: string }
  /** Uploaded by SFTP under one name, such as `/in/stock.csv`. Credentials are stored separately. */
  | { readonly kind: 'sftp'; readonly host: string; readonly port: number; readonly user: string; readonly path: string }

/** Settings of a custom export file. */
export interface MarketTemplateSettings {
  readonly name: string
  readonly document: object
  readonly target: MarketTarget
  /** When the whole file is sent regardless of changes; null for never. */
  readonly schedule: FeedSchedule | null
  /** Debounce after a change, so that changes in a row are sent together. */
  readonly debounceMinutes: number
  readonly paused: boolean
  /** The encrypted credentials; omitted: the stored ones stay. */
  readonly credential?: string
}

/** An export file of a site's stock with custom fields. */
export interface MarketTemplate extends Omit<MarketTemplateSettings, 'credential'> {
  readonly id: string
  readonly siteId: string
  readonly organisationId: string
  readonly dueAt: string | null
  readonly nextRunAt: string | null
  readonly failures: number
  readonly message: string | null
  /** SHA-256 of the last sent file. */
  readonly deliveredHash: string | null
  readonly deliveredAt: string | null
}

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null

export const toMarketTemplate = (row: Row): MarketTemplate => ({
  ...{ id: row.id, siteId: row.siteId, organisationId: row.organisationId, name: row.name },
  document: row.document as object,
  target: row.target as unknown as MarketTarget,
  schedule: row.schedule as unknown as FeedSchedule | null,
  ...{ debounceMinutes: row.debounceMinutes, paused: row.paused, failures: row.failures, message: row.message },
  ...{ dueAt: isoOrNull(row.dueAt), nextRunAt: isoOrNull(row.nextRunAt) },
  ...{ deliveredHash: row.deliveredHash, deliveredAt: isoOrNull(row.deliveredAt) },
})

const isSent = ({ target }: Pick<MarketTemplateSettings, 'target'>) => target.kind !== 'address'

const templateColumns = ({ name, document, target, schedule, debounceMinutes, paused }: MarketTemplateSettings, now: string) => {
  const next = schedule === null || !isSent({ target }) ? null : nextFeedRun(schedule, now)
  return {
    ...{ name, debounceMinutes, paused, failures: 0, message: null, deliveredHash: null },
    document: { ...document },
    target: { ...target },
    schedule: schedule === null || !isSent({ target }) ? Prisma.DbNull : { ...schedule },
    nextRunAt: next === null ? null : new Date(next),
    // Sends the changed file at once, so that the user sees the result.
    dueAt: isSent({ target }) ? new Date(now) : null,
  }
}

type SftpTarget = Extract<MarketTarget, { kind: 'sftp' }>
const sftpTarget = (target: unknown): SftpTarget | null => ((target as MarketTarget).kind === 'sftp' ? (target as SftpTarget) : null)

/**
 * Columns of the server: a change of server, port or user drops the credentials and the host key, so that a stored password is never sent
 * elsewhere.
 */
const serverColumns = ({ target, credential }: MarketTemplateSettings, before: Row | null) => {
  const [sftp, previous] = [sftpTarget(target), before && sftpTarget(before.target)]
  if (sftp === null) return { credential: null, hostKey: null }
  const isSame = previous !== null && previous.host === sftp.host && previous.port === sftp.port && previous.user === sftp.user
  if (credential !== undefined) return { credential, hostKey: null }
  return isSame ? {} : { credential: null, hostKey: null }
}

/** The encrypted credentials of a file's server, and its first host key. */
export const marketServer = (db: Database, templateId: string): Promise<{ credential: string | null; hostKey: string | null } | null> =>
  db.platform.transaction((tx) => tx.marketTemplate.findFirst({ where: { id: templateId }, select: { credential: true, hostKey: true } }))

/** Stores the server's host key on first use; later ones must match. */
export const storeMarketHostKey = (db: Database, templateId: string, hostKey: string): Promise<unknown> =>
  db.platform.transaction((tx) => tx.marketTemplate.updateMany({ where: { id: templateId, hostKey: null }, data: { hostKey } }))

/** The custom export files of a site, sorted by name. */
export const listMarketTemplates = (scope: Scope, siteId: string): Promise<MarketTemplate[]> =>
  scope.transaction(async (tx) =>
    (await tx.marketTemplate.findMany({ where: { siteId }, orderBy: [{ name: 'asc' }, { id: 'asc' }] })).map(toMarketTemplate),
  )

export interface MarketTemplateChange {
  readonly siteId: string
  /** Null for a new file. */
  readonly templateId: string | null
  readonly settings: MarketTemplateSettings
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

const auditChange = (tx: Transaction, { organisationId, siteId }: MarketTemplate, actor: Actor, action: string, summary: string) =>
  appendAudit(tx, { organisationId, siteId, actor, action, target: siteId, summary })

export type MarketTemplateResult =
  | { readonly ok: true; readonly template: MarketTemplate }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const noCredential = { 'target.password': 'Enter a password or a private key.' }

/** Creates or changes an export file of a site. Refuses a server without credentials (ENT-01). Null if there is no such site or file. */
export const saveMarketTemplate = (
  scope: Scope,
  { siteId, templateId, settings, actor, now }: MarketTemplateChange,
): Promise<MarketTemplateResult | null> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true, name: true } })
    if (!site) return null
    const { organisationId } = site
    const before = templateId === null ? null : await tx.marketTemplate.findFirst({ where: { id: templateId, siteId } })
    if (templateId !== null && !before) return null
    const columns = { ...templateColumns(settings, now), ...serverColumns(settings, before) }
    const credential = columns.credential === undefined ? before?.credential : columns.credential
    if (settings.target.kind === 'sftp' && credential == null) return { ok: false, fields: noCredential }
    const row = before
      ? await tx.marketTemplate.update({ where: { organisationId_id: { organisationId, id: before.id } }, data: columns })
      : await tx.marketTemplate.create({ data: { organisationId, siteId, authorName: actor.name, ...columns } })
    const saved = toMarketTemplate(row)
    await auditChange(tx, saved, actor, 'market.template', `${before ? 'Changed' : 'Created'} the feed ${settings.name} of ${site.name}`)
    // Expires caches of the previous file.
    await notifyChange(tx, { kind: 'stock', organisationId })
    return { ok: true, template: saved }
  })

/** Removes a custom market feed, with its address and delivery log, which are stored under `format`. False if there is none. */
export const removeMarketTemplate = (
  scope: Scope,
  {
    siteId,
    templateId,
    format,
    actor,
  }: { readonly siteId: string; readonly templateId: string; readonly format: string; readonly actor: Actor },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const before = await tx.marketTemplate.findFirst({ where: { id: templateId, siteId } })
    if (!before) return false
    const { organisationId, name } = before
    await tx.marketTemplate.delete({ where: { organisationId_id: { organisationId, id: templateId } } })
    await tx.marketFeed.deleteMany({ where: { siteId, format } })
    await auditChange(tx, toMarketTemplate(before), actor, 'market.template', `Removed the feed ${name}`)
    await notifyChange(tx, { kind: 'stock', organisationId })
    return true
  })
