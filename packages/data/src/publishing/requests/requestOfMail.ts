import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Database } from '../../createDatabase'
import type { PublishRequest as Row } from '../../generated/client'
import { weakerLayers } from '../../layers/weakerLayers'
import { outboxRow } from '../../outbox/outboxRow'
import { publishingStaff, sitePublishers } from '../../people/users/sitePublishers'
import { siteLayer } from '../../sites/lockDraft'
import { versionConfig } from '../../sites/versions/listVersions'
import type { Transaction } from '../../Transaction'
import { type PublishRequest, toPublishRequest } from './PublishRequest'

/** 'asked' notifies publishers, 'answered' notifies the author. */
type RequestStage = 'asked' | 'answered'

/** Queues the emails in the same transaction. If an organisation has no publisher, the worker sends to the platform's staff. */
export const enqueueRequestMail = async (
  tx: Transaction,
  { organisationId, siteId, id, authorId }: Pick<Row, 'organisationId' | 'siteId' | 'id' | 'authorId'>,
  stage: RequestStage,
): Promise<void> => {
  const recipients =
    stage === 'asked'
      ? (await sitePublishers(tx, { organisationId, siteId })).filter((recipient) => recipient.id !== authorId)
      : authorId === null
        ? []
        : await tx.user.findMany({ where: { id: authorId, disabled: false }, select: { id: true, email: true } })
  if (stage === 'answered' && recipients.length === 0) return
  const recipientLists: readonly string[][] = recipients.length === 0 ? [[]] : recipients.map(({ email }) => [email])
  await tx.outboxMessage.createMany({
    data: recipientLists.map((to) => ({ organisationId, siteId, ...outboxRow('publishRequest', { to, requestId: id, stage }) })),
  })
}

/** A request with the data of its emails. */
export interface RequestOfMail {
  readonly request: PublishRequest
  readonly siteId: string
  readonly siteName: string
  readonly brandColour: string
  readonly hosts: readonly string[]
  /** The requested changes, in sentences; none before the site's first publish. */
  readonly changes: readonly string[]
  /** Platform staff who can publish. */
  readonly staff: readonly string[]
}

export const requestOfMail = (db: Database, id: string): Promise<RequestOfMail | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.publishRequest.findFirst({ where: { id } })
    const site = row && (await tx.site.findFirst({ where: { id: row.siteId }, include: { hosts: { orderBy: { primary: 'desc' } } } }))
    if (!row || !site) return null
    const { organisationId, siteId, schemaVersion, values, baseVersion } = row
    const base = baseVersion === null ? null : await tx.version.findFirst({ where: { organisationId, siteId, number: baseVersion } })
    const layers = await weakerLayers(tx, { ...site, siteId })
    const { config } = resolveConfig([...layers, siteLayer(site.name, migrateValues({ schemaVersion, values }))])
    return {
      request: toPublishRequest(row),
      siteId,
      siteName: site.name,
      brandColour: config.theme.brandColour,
      hosts: site.hosts.map(({ host }) => host),
      changes: base ? describeChanges(versionConfig(base), config).map(({ sentence }) => sentence) : [],
      staff: (await publishingStaff(tx)).map(({ email }) => email),
    }
  })
