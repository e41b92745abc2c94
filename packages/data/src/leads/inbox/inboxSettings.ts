import { defaultInboxSettings, type InboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import { type InboxUser, inboxUsers } from './inboxUsers'

export interface StoredInboxSettings {
  readonly settings: InboxSettings
  /** 0 if never saved. */
  readonly revision: number
}

/** Inbox settings of an organisation; the defaults until saved. */
export const inboxSettingsIn = async (tx: Transaction, organisationId: string): Promise<StoredInboxSettings> => {
  const row = await tx.inboxSetting.findFirst({ where: { organisationId } })
  if (!row) return { settings: defaultInboxSettings, revision: 0 }
  const stored = isRecord(row.document) ? (row.document as unknown as Partial<InboxSettings>) : {}
  return { settings: { ...defaultInboxSettings, ...stored }, revision: row.revision }
}

/** Inbox settings with the options of the form. */
export interface InboxChoices extends StoredInboxSettings {
  readonly users: readonly InboxUser[]
  readonly locations: readonly { readonly id: string; readonly name: string }[]
  /** Marketplaces that send leads, and recent sources of leads. */
  readonly sources: readonly string[]
}

/** Names of an organisation's lead suppliers, and sources of the last 90 days, each once. */
const listLeadSources = async (tx: Transaction, organisationId: string): Promise<string[]> => {
  const rows = await tx.$queryRaw<{ source: string }[]>`
    select distinct on (lower(source)) source from (
      select name as source, 0 as rank from lead_suppliers where organisation_id = ${organisationId}
      union all
      select source, 1 from leads
      where organisation_id = ${organisationId} and source <> '' and created_at > now() - interval '90 days'
    ) each order by lower(source), rank limit 200`
  return rows.map(({ source }) => source)
}

/** Inbox settings of an organisation with the users and locations to choose from. */
export const loadInboxSettings = (scope: Scope, organisationId: string): Promise<InboxChoices> =>
  scope.transaction(async (tx) => ({
    ...(await inboxSettingsIn(tx, organisationId)),
    users: await inboxUsers(tx, organisationId, null),
    locations: await tx.location.findMany({
      where: { organisationId, removedAt: null },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
    }),
    sources: await listLeadSources(tx, organisationId),
  }))

/** Saves the settings; false on a revision conflict. */
export const saveInboxSettings = (
  scope: Scope,
  organisationId: string,
  {
    settings,
    expectedRevision,
    actor,
    now,
  }: { readonly settings: InboxSettings; readonly expectedRevision: number; readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`inbox settings ${organisationId}`}, 0))`
    const { settings: before, revision } = await inboxSettingsIn(tx, organisationId)
    if (revision !== expectedRevision) return false
    const document = JSON.parse(JSON.stringify(settings))
    const updatedRow = { document, revision: revision + 1, updatedAt: new Date(now), updatedBy: actor.name }
    if (revision === 0) await tx.inboxSetting.createMany({ data: [{ organisationId, ...updatedRow }] })
    else await tx.inboxSetting.updateMany({ where: { organisationId }, data: updatedRow })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'inbox.settings',
      target: organisationId,
      summary: 'Changed the inbox settings',
      detail: { before: JSON.parse(JSON.stringify(before)), after: document },
    })
    return true
  })
