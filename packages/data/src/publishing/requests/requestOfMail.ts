import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Database } from '../../createDatabase'
import { layersBelow } from '../../layers/layersBelow'
import { publishingStaff } from '../../people/users/sitePublishers'
import { siteLayer } from '../../sites/siteLayer'
import { versionConfig } from '../../sites/versions/versionConfig'
import { type PublishRequest, toRequest } from './PublishRequest'

/** A request with what mail about it says besides. */
export interface RequestOfMail {
  readonly request: PublishRequest
  readonly siteId: string
  readonly siteName: string
  readonly brandColour: string
  readonly hosts: readonly string[]
  /** What it changes, in sentences; none before the first publication. */
  readonly changes: readonly string[]
  /** The platform's staff who publish. */
  readonly staff: readonly string[]
}

export const requestOfMail = (db: Database, id: string): Promise<RequestOfMail | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.publishRequest.findFirst({ where: { id } })
    const site = row && (await tx.site.findFirst({ where: { id: row.siteId }, include: { hosts: { orderBy: { primary: 'desc' } } } }))
    if (!row || !site) return null
    const { organisationId, siteId, schemaVersion, values, baseVersion } = row
    const base = baseVersion === null ? null : await tx.version.findFirst({ where: { organisationId, siteId, number: baseVersion } })
    const layers = await layersBelow(tx, { ...site, siteId })
    const { config } = resolveConfig([...layers, siteLayer(site.name, migrateValues({ schemaVersion, values }))])
    return {
      request: toRequest(row),
      siteId,
      siteName: site.name,
      brandColour: config.theme.brandColour,
      hosts: site.hosts.map(({ host }) => host),
      changes: base ? describeChanges(versionConfig(base), config).map(({ sentence }) => sentence) : [],
      staff: (await publishingStaff(tx)).map(({ email }) => email),
    }
  })
