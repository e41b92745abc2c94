import type { Scope } from '../createDatabase'
import { publishLocationDraft } from '../location-drafts/publishLocation'
import { type Publication, type PublishResult, publishDraft } from './publishDraft'

/** Undoes the whole transaction: nothing goes live by halves. */
class LocationRefused extends Error {}

export interface SitePublication extends Publication {
  /** Locations whose drafts go live with it, by the revision that was looked at. */
  readonly locations?: readonly { readonly id: string; readonly revision: number }[]
}

export type { Publication, PublishResult } from './publishDraft'

/**
 * Publishes the draft of a site, all or nothing. Of two people publishing at once the second is told so, and nothing of theirs is
 * lost.
 */
export const publishSite = (scope: Scope, { locations = [], ...publication }: SitePublication): Promise<PublishResult> =>
  scope
    .transaction(async (tx) => {
      const { siteId, actor } = publication
      const published = await publishDraft(tx, publication)
      if (!published.ok) return published
      for (const { id, revision } of locations) {
        const result = await publishLocationDraft(tx, id, { expectedRevision: revision, siteIds: [siteId], actor })
        if (!result.ok) throw new LocationRefused('message' in result ? result.message : 'A location is no longer there.')
      }
      return published
    })
    .catch((error: unknown): PublishResult => {
      if (error instanceof LocationRefused) return { ok: false, reason: 'location', message: error.message }
      throw error
    })
