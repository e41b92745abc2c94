import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { weakerLayers } from '../layers/weakerLayers'
import { type LockedDraft, siteLayer } from '../sites/lockDraft'
import type { Transaction } from '../Transaction'
import { checkedSite } from './previewSnapshotPublish'
import type { Publication } from './publishDraft'

export type CheckedSnapshot =
  | { readonly ok: true; readonly warnings: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }

/**
 * Checks whether a draft can be taken for a pending publication: its revision and the live version are those that the user saw, and it
 * could be published now. `next` is the action after another look, such as 'schedule'.
 */
export const checkedSnapshot = async (
  tx: Transaction,
  draft: LockedDraft,
  { expectedRevision, expectedVersion }: Pick<Publication, 'expectedRevision' | 'expectedVersion'>,
  next: string,
): Promise<CheckedSnapshot> => {
  if (draft.revision !== expectedRevision || draft.liveVersion !== expectedVersion)
    return {
      ok: false,
      reason: 'conflict',
      message: `The draft or the live site changed in the meantime. Check the changes again, then ${next}.`,
    }
  const { errors, warnings } = await checkedSite(tx, draft, [...(await weakerLayers(tx, draft)), siteLayer(draft.name, draft.values)])
  return errors.length > 0 ? { ok: false, reason: 'invalid', problems: errors } : { ok: true, warnings }
}
