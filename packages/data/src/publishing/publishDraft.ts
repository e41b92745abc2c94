import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { Actor } from '../Actor'
import { weakerLayers } from '../layers/weakerLayers'
import { type LockedDraft, lockDraft, siteLayer } from '../sites/lockDraft'
import type { Transaction } from '../Transaction'
import { checkedSite } from './previewSnapshotPublish'
import { publishVersion } from './publishSnapshot'

export interface Publication {
  readonly siteId: string
  readonly note: string
  /** The draft revision that the user saw. */
  readonly expectedRevision: number
  /** The live version that the user compared with; null for a first publish. */
  readonly expectedVersion: number | null
  readonly actor: Actor
}

export type PublishResult =
  | { readonly ok: true; readonly version: number; readonly warnings: readonly ConfigProblem[] }
  | {
      readonly ok: false
      readonly reason: 'conflict'
      readonly message: string
      readonly revision: number
      readonly liveVersion: number | null
    }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  /** The draft of an included location changed meanwhile. */
  | { readonly ok: false; readonly reason: 'location'; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

const conflictMessage = (draft: LockedDraft, { expectedRevision, expectedVersion }: Publication): string | null => {
  if (draft.liveVersion !== expectedVersion)
    return `Version ${draft.liveVersion ?? 0} went live in the meantime. Check the changes again, then publish.`
  if (draft.revision !== expectedRevision)
    return `${draft.updatedBy ?? 'Someone'} changed the draft in the meantime. Check the changes again, then publish.`
  return null
}

/** Publishes the draft of a site inside a transaction: resolves it, stores an immutable version and makes it live. */
export const publishDraft = async (tx: Transaction, publication: Publication): Promise<PublishResult> => {
  const { siteId, note, actor } = publication
  const draft = await lockDraft(tx, siteId)
  if (!draft) return { ok: false, reason: 'notFound' }
  if (draft.status === 'archived')
    return { ok: false, reason: 'conflict', message: 'The site is archived.', revision: draft.revision, liveVersion: draft.liveVersion }
  const message = conflictMessage(draft, publication)
  if (message) return { ok: false, reason: 'conflict', message, revision: draft.revision, liveVersion: draft.liveVersion }

  const layers = [...(await weakerLayers(tx, draft)), siteLayer(draft.name, draft.values)]
  const { config, errors, warnings } = await checkedSite(tx, draft, layers)
  if (errors.length > 0) return { ok: false, reason: 'invalid', problems: errors }

  const version = await publishVersion(tx, draft, {
    values: draft.values,
    draftRevision: draft.revision,
    layers,
    config,
    warnings,
    note,
    actor,
  })
  return { ok: true, version, warnings }
}
