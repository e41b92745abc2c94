import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Actor } from '../Actor'
import { storedValues } from '../layers/insertLayer'
import { unstorable } from '../layers/saveLayerDraft'
import { weakerLayers } from '../layers/weakerLayers'
import type { Transaction } from '../Transaction'
import { lockDraft, siteLayer } from './lockDraft'

export type SaveDraftResult =
  | { readonly ok: true; readonly revision: number; readonly savedAt: string }
  /** Conflict: `theirs` is what another user saved first. */
  | {
      readonly ok: false
      readonly reason: 'conflict'
      readonly theirs: ConfigValues
      readonly revision: number
      readonly updatedBy: string | null
    }
  /** A locked value was changed, a mandatory item removed, or the values can't be stored. */
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'tooLarge'; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

export interface DraftChange {
  readonly siteId: string
  readonly values: ConfigValues
  /** The revision that was edited. */
  readonly expectedRevision: number
  readonly actor: Actor
}

/** Violations of locks and mandatory items by the site's own layer. */
const forbiddenIn = (weaker: readonly Layer[], site: Layer) =>
  resolveConfig([...weaker, site]).problems.filter(({ kind, layer }) => kind !== 'value' && (layer === undefined || layer === site.name))

/** Replaces a draft inside a transaction. A draft may have invalid values, but no violations of locks (NAV-04). */
export const writeDraft = async (
  tx: Transaction,
  { siteId, values, expectedRevision, actor }: DraftChange,
): Promise<SaveDraftResult & { organisationId?: string }> => {
  const draft = await lockDraft(tx, siteId)
  if (!draft) return { ok: false, reason: 'notFound' }
  const obstacle = unstorable(values)
  if (obstacle?.tooLarge) return { ok: false, reason: 'tooLarge', message: obstacle.message }
  if (obstacle)
    return {
      ok: false,
      reason: 'refused',
      problems: [{ pointer: '', where: 'Settings', message: obstacle.message, severity: 'error', kind: 'value' }],
    }
  if (draft.revision !== expectedRevision)
    return { ok: false, reason: 'conflict', theirs: draft.values, revision: draft.revision, updatedBy: draft.updatedBy }

  const weaker = await weakerLayers(tx, draft)
  const forbidden = forbiddenIn(weaker, siteLayer(draft.name, values))
  if (forbidden.length > 0) {
    // A layer may have been locked since: existing violations don't block saving.
    const existing = new Set(
      forbiddenIn(weaker, siteLayer(draft.name, draft.values)).map(({ pointer, message }) => `${pointer} ${message}`),
    )
    const problems = forbidden.filter(({ pointer, message }) => !existing.has(`${pointer} ${message}`))
    if (problems.length > 0) return { ok: false, reason: 'refused', problems }
  }

  const { organisationId } = draft
  const { revision, updatedAt } = await tx.draft.update({
    where: { organisationId_siteId: { organisationId, siteId } },
    data: { values: storedValues(values), schemaVersion, revision: { increment: 1 }, updatedAt: new Date(), updatedBy: actor.name },
  })
  return { ok: true, revision, savedAt: updatedAt.toISOString(), organisationId }
}
