import { createHash } from 'node:crypto'
import { resolveSite } from '@forecourt/rules/resolveSite'
import type { RecordPaths } from '@forecourt/schema/checks/CrossCheck'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../../Actor'
import type { Transaction } from '../../Transaction'
import { canonicalJson } from '../canonicalJson'
import { problemSentence } from './auditedWarnings'

export interface CheckedLayers {
  readonly config: ResolvedConfig
  /** Errors that block publishing. */
  readonly errors: readonly ConfigProblem[]
  /** Warnings, including enabled parts that never show. */
  readonly warnings: readonly ConfigProblem[]
}

/** Resolves and validates a site's layers: the one check for all kinds of publishing. */
export const checkedLayers = (layers: readonly Layer[], recordPaths: RecordPaths): CheckedLayers => {
  const { config, problems } = resolveSite(layers, recordPaths)
  const ofSeverity = (wanted: ConfigProblem['severity']) => problems.filter(({ severity }) => severity === wanted)
  return { config, errors: ofSeverity('error'), warnings: ofSeverity('warning') }
}

export interface NewVersion {
  readonly organisationId: string
  readonly siteId: string
  /** The site's own layer. */
  readonly values: ConfigValues
  /** Revision of the draft. */
  readonly draftRevision: number
  /** The layers of the config, the site's own last. */
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  /** Warnings that the publisher saw. */
  readonly warnings: readonly ConfigProblem[]
  readonly note: string
  readonly actor: Actor
}

/** Stores an immutable next version of a site. The caller must hold the site's lock and set its live version. */
export const insertVersion = async (
  tx: Transaction,
  { organisationId, siteId, values, draftRevision, layers, config, warnings, note, actor }: NewVersion,
): Promise<number> => {
  const hash = createHash('sha256').update(canonicalJson(config)).digest('hex')
  // Raw SQL with the large documents as text: the query builder would process them value by value.
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    insert into versions (
      organisation_id, site_id, number, hash, schema_version, "values", config, layers, draft_revision, author_id, author_name, note, warnings, published_at
    )
    select
      ${organisationId}, ${siteId}, coalesce(max(number), 0) + 1, ${hash}, ${schemaVersion}, ${JSON.stringify(values)}::jsonb,
      ${JSON.stringify(config)}::json, ${JSON.stringify(layers)}::jsonb, ${draftRevision}, ${actor.userId}, ${actor.name}, ${note},
      ${warnings.map(problemSentence)}::text[], ${new Date()}
    from versions
    where organisation_id = ${organisationId} and site_id = ${siteId}
    returning number`
  if (!row) throw new Error('The version was not kept.')
  return row.number
}
