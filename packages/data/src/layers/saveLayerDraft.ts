import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { storedValues } from './insertLayer'
import { toLayer } from './layerForEditing'

/** A layer that is locked until the transaction ends. */
export interface LockedLayer {
  readonly id: string
  readonly organisationId: string | null
  readonly revision: number
  readonly released: Layer
  /** Null if nothing changed since the newest release. */
  readonly draft: { readonly layer: Layer; readonly revision: number; readonly updatedBy: string | null } | null
}

/** A layer with its draft, locked until the transaction ends; null if it is out of scope. */
export const lockLayer = async (tx: Transaction, layerId: string): Promise<LockedLayer | null> => {
  await tx.$queryRaw`select from layers where id = ${layerId} for update`
  const row = await tx.layer.findFirst({ where: { id: layerId }, include: { draft: true } })
  if (!row) return null
  const { id, organisationId, revision, kind, name, draft } = row
  return {
    id,
    organisationId,
    revision,
    released: toLayer(row),
    draft: draft && { layer: toLayer({ ...draft, kind, name }), revision: draft.revision, updatedBy: draft.updatedBy },
  }
}

/** JSON escapes that Postgres can't store: NUL and lone surrogates. */
const unstorableEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** Five megabytes: a hundred times the largest sensible config. */
const maxBytes = 5_000_000

/** Why layer values can't be stored, regardless of the schema; null if they can. */
export const unstorable = (values: unknown): { readonly tooLarge: boolean; readonly message: string } | null => {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { tooLarge: false, message: 'The settings must be an object of settings.' }
  const json = JSON.stringify(values)
  if (Buffer.byteLength(json) > maxBytes)
    return { tooLarge: true, message: 'The settings are larger than 5 MB. Pictures belong in the media library, not in a setting.' }
  if (unstorableEscape.test(json))
    return { tooLarge: false, message: 'The settings contain a character that can’t be stored. Enter the text again.' }
  return null
}

/** Discards a layer's draft. False if there was none. */
export const discardLayerDraft = (scope: Scope, layerId: string, actor: Actor): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const layer = await lockLayer(tx, layerId)
    if (!layer?.draft) return false
    await tx.layerDraft.deleteMany({ where: { layerId } })
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.discardDraft',
      target: layerId,
      summary: `Discarded the draft of the layer ${layer.released.name}`,
    })
    return true
  })

interface SettingLock {
  readonly layerId: string
  readonly pointer: string
  /** Reason shown to editors of the locked setting; may be empty. Null removes the lock. */
  readonly reason: string | null
  readonly actor: Actor
}

type LockSettingResult =
  | { readonly ok: true; readonly locks: readonly string[]; readonly lockReasons: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }

/**
 * Locks or unlocks one setting in the draft of a layer. Locks are independent of each other, so that it needs no revision. The draft's
 * values stay.
 */
export const lockSetting = (scope: Scope, { layerId, pointer, reason, actor }: SettingLock): Promise<LockSettingResult> =>
  scope.transaction(async (tx) => {
    const layer = await lockLayer(tx, layerId)
    if (!layer) return { ok: false, reason: 'notFound' }
    const { locks: before, lockReasons: reasonsBefore = {}, values } = layer.draft?.layer ?? layer.released
    const setting = settingAt(pointer, values)
    const where = setting?.where ?? pointer
    if (reason !== null && !setting?.lockable) return { ok: false, reason: 'refused', message: `“${where}” can’t be locked.` }
    const others = before.filter((lock) => lock !== pointer)
    const locks = reason === null ? others : [...others, pointer]
    const { [pointer]: _dropped, ...otherReasons } = reasonsBefore
    const lockReasons: Record<string, string> = reason ? { ...otherReasons, [pointer]: reason } : otherReasons
    const changes = { locks, lockReasons, updatedAt: new Date(), updatedBy: actor.name }
    await tx.layerDraft.upsert({
      where: { layerId },
      update: changes,
      create: {
        layerId,
        layerRevision: layer.revision,
        schemaVersion,
        values: storedValues(layer.released.values),
        ...changes,
        revision: 0,
      },
    })
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.lock',
      target: layerId,
      summary: `${reason === null ? 'Unlocked' : 'Locked'} ${where} in the draft of the layer ${layer.released.name}`,
      detail: { pointer, reason },
    })
    return { ok: true, locks, lockReasons }
  })

export interface LayerDraftChange {
  readonly layerId: string
  readonly values: ConfigValues
  /** The draft revision that was edited; 0 without a draft. */
  readonly expectedRevision: number
  readonly actor: Actor
}

export type SaveLayerDraftResult =
  | { readonly ok: true; readonly revision: number; readonly savedAt: string }
  /** Conflict: `theirs` is what another user saved first. */
  | {
      readonly ok: false
      readonly reason: 'conflict'
      readonly theirs: ConfigValues
      readonly revision: number
      readonly updatedBy: string | null
    }
  | { readonly ok: false; readonly reason: 'unstorable'; readonly tooLarge: boolean; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Saves the draft of a layer, unless it changed since `expectedRevision`. No site changes before the release. */
export const saveLayerDraft = (
  scope: Scope,
  { layerId, values, expectedRevision, actor }: LayerDraftChange,
): Promise<SaveLayerDraftResult> =>
  scope.transaction(async (tx) => {
    const obstacle = unstorable(values)
    if (obstacle) return { ok: false, reason: 'unstorable', ...obstacle }
    const layer = await lockLayer(tx, layerId)
    if (!layer) return { ok: false, reason: 'notFound' }
    const current = layer.draft ?? { layer: layer.released, revision: 0, updatedBy: null }
    if (current.revision !== expectedRevision)
      return { ok: false, reason: 'conflict', theirs: current.layer.values, revision: current.revision, updatedBy: current.updatedBy }
    const revision = current.revision + 1
    const changes = { values: storedValues(values), schemaVersion, revision, updatedAt: new Date(), updatedBy: actor.name }
    const { locks, lockReasons = {} } = layer.released
    await tx.layerDraft.upsert({
      where: { layerId },
      update: changes,
      create: { layerId, layerRevision: layer.revision, locks: [...locks], lockReasons, ...changes },
    })
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.saveDraft',
      target: layerId,
      summary: `Saved the draft of the layer ${layer.released.name} as revision ${revision}`,
    })
    return { ok: true, revision, savedAt: changes.updatedAt.toISOString() }
  })
