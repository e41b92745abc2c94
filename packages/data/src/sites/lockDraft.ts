import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Transaction } from '../Transaction'

/** The site's own layer, the strongest. */
export const siteLayer = (name: string, values: ConfigValues): Layer => ({ kind: 'site', name, schemaVersion, values, locks: [] })

export interface LockedDraft {
  readonly siteId: string
  readonly organisationId: string
  readonly name: string
  readonly status: string
  /** Template of the draft, for the next publish. */
  readonly templateLayerId: string
  /** Template of the live version. */
  readonly liveTemplateLayerId: string
  readonly manufacturerLayerId: string | null
  readonly liveVersion: number | null
  readonly values: ConfigValues
  readonly revision: number
  readonly updatedBy: string | null
}

/** A site with its draft, locked until the transaction ends; null if it is out of scope. */
export const lockDraft = async (tx: Transaction, siteId: string): Promise<LockedDraft | null> => {
  const [row] = await tx.$queryRaw<(Omit<LockedDraft, 'values'> & { schemaVersion: number; values: unknown })[]>`
    select
      site.id as "siteId", site.organisation_id as "organisationId", site.name, site.status,
      coalesce(draft.template_layer_id, site.template_layer_id) as "templateLayerId", site.template_layer_id as "liveTemplateLayerId",
      site.manufacturer_layer_id as "manufacturerLayerId", site.live_version as "liveVersion", draft.values, draft.revision,
      draft.updated_by as "updatedBy", draft.schema_version as "schemaVersion"
    from sites site
    join drafts draft on draft.organisation_id = site.organisation_id and draft.site_id = site.id
    where site.id = ${siteId}
    for update`
  return row ? { ...row, values: migrateValues({ schemaVersion: row.schemaVersion, values: row.values }) } : null
}
