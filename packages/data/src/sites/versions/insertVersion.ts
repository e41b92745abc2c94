import { createHash } from 'node:crypto'
import { resolveSite } from '@forecourt/rules/resolveSite'
import type { RecordPaths } from '@forecourt/schema/checks/CrossCheck'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../../Actor'
import type { Transaction } from '../../Transaction'
import { canonicalJson } from '../canonicalJson'

export interface CheckedLayers {
  readonly config: ResolvedConfig
  /** Mistakes that refuse it. */
  readonly errors: readonly ConfigProblem[]
  /** What people are warned of, among it parts that are on and never show. */
  readonly warnings: readonly ConfigProblem[]
}

/** What would go live of a site's layers, and what is wrong with it: the one check of everything that publishes, now or later. */
export const checkedLayers = (layers: readonly Layer[], recordPaths: RecordPaths): CheckedLayers => {
  const { config, problems } = resolveSite(layers, recordPaths)
  const those = (wanted: ConfigProblem['severity']) => problems.filter(({ severity }) => severity === wanted)
  return { config, errors: those('error'), warnings: those('warning') }
}

export interface NewVersion {
  readonly organisationId: string
  readonly siteId: string
  /** The site's own layer. */
  readonly values: ConfigValues
  /** The draft's revision at the time. */
  readonly draftRevision: number
  /** All layers the config was resolved from, the site's own last. */
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  readonly note: string
  readonly actor: Actor
}

/** Stores what is being published as the site's next version, immutable. The caller holds the site's lock and swings its pointer. */
export const insertVersion = async (
  tx: Transaction,
  { organisationId, siteId, values, draftRevision, layers, config, note, actor }: NewVersion,
): Promise<number> => {
  const hash = createHash('sha256').update(canonicalJson(config)).digest('hex')
  // One statement, and the documents as text: what a config holds need not pass through a query builder.
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    insert into versions (
      organisation_id, site_id, number, hash, schema_version, "values", config, layers, draft_revision, author_id, author_name, note, published_at
    )
    select
      ${organisationId}, ${siteId}, coalesce(max(number), 0) + 1, ${hash}, ${schemaVersion}, ${JSON.stringify(values)}::jsonb,
      ${JSON.stringify(config)}::json, ${JSON.stringify(layers)}::jsonb, ${draftRevision}, ${actor.userId}, ${actor.name}, ${note}, ${new Date()}
    from versions
    where organisation_id = ${organisationId} and site_id = ${siteId}
    returning number`
  if (!row) throw new Error('The version was not kept.')
  return row.number
}
