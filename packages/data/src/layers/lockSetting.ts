import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { lockLayer } from './lockLayer'
import { storedValues } from './storedValues'

export interface SettingLock {
  readonly layerId: string
  readonly pointer: string
  /** Why, for those who meet the lock; it may be empty. Null takes the lock off. */
  readonly reason: string | null
  readonly actor: Actor
}

export type LockSettingResult =
  | { readonly ok: true; readonly locks: readonly string[]; readonly lockReasons: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }

/**
 * Locks one setting in the draft of a layer, or takes the lock off. Each lock is a change of its own that cannot clash with
 * others', so it needs no revision; the values of the draft stay as they are.
 */
export const lockSetting = (scope: Scope, { layerId, pointer, reason, actor }: SettingLock): Promise<LockSettingResult> =>
  scope.transaction(async (tx) => {
    const layer = await lockLayer(tx, layerId)
    if (!layer) return { ok: false, reason: 'notFound' }
    const { locks: before, lockReasons: reasonsBefore = {}, values } = layer.draft?.layer ?? layer.released
    const place = settingAt(pointer, values)
    const where = place?.where ?? pointer
    if (reason !== null && !place?.lockable) return { ok: false, reason: 'refused', message: `“${where}” cannot be locked.` }
    const others = before.filter((lock) => lock !== pointer)
    const locks = reason === null ? others : [...others, pointer]
    const { [pointer]: _dropped, ...otherReasons } = reasonsBefore
    const lockReasons: Record<string, string> = reason ? { ...otherReasons, [pointer]: reason } : otherReasons
    const said = { locks, lockReasons, updatedAt: new Date(), updatedBy: actor.name }
    await tx.layerDraft.upsert({
      where: { layerId },
      update: said,
      create: { layerId, layerRevision: layer.revision, schemaVersion, values: storedValues(layer.released.values), ...said, revision: 0 },
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
