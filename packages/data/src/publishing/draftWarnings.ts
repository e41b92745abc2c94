import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { Scope } from '../createDatabase'
import { weakerLayers } from '../layers/weakerLayers'
import { lockDraft, siteLayer } from '../sites/lockDraft'
import { checkedSite } from './previewSnapshotPublish'

/** The warnings that are stored with the version when a site's draft is published; null if there is no such site. */
export const draftWarnings = (scope: Scope, siteId: string): Promise<readonly ConfigProblem[] | null> =>
  scope.transaction(async (tx) => {
    const draft = await lockDraft(tx, siteId)
    if (!draft) return null
    return (await checkedSite(tx, draft, [...(await weakerLayers(tx, draft)), siteLayer(draft.name, draft.values)])).warnings
  })
