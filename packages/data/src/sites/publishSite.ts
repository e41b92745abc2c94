import type { Scope } from '../createDatabase'
import { type Publication, type PublishResult, publishDraft } from './publishDraft'

export type { Publication, PublishResult } from './publishDraft'

/**
 * Publishes the draft of a site, all or nothing. Of two people publishing at once the second is told so, and nothing of theirs is
 * lost.
 */
export const publishSite = (scope: Scope, publication: Publication): Promise<PublishResult> =>
  scope.transaction((tx) => publishDraft(tx, publication))
