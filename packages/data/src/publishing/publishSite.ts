import type { Scope } from '../createDatabase'
import { publishLocationDraft } from '../location-drafts/publishLocation'
import { type Publication, type PublishResult, publishDraft } from './publishDraft'

/** Rolls back the whole transaction. */
class LocationRefused extends Error {}

export interface SitePublication extends Publication {
  /** Locations whose drafts are published too, with the revision that the user saw. */
  readonly locations?: readonly { readonly id: string; readonly revision: number }[]
}

export type { Publication, PublishResult } from './publishDraft'

/** Publishes the draft of a site atomically. A concurrent second publisher gets a conflict and loses nothing. */
export const publishSite = (scope: Scope, { locations = [], ...publication }: SitePublication): Promise<PublishResult> =>
  scope
    .transaction(async (tx) => {
      const { siteId, actor } = publication
      const published = await publishDraft(tx, publication)
      if (!published.ok) return published
      for (const { id, revision } of locations) {
        const result = await publishLocationDraft(tx, id, { expectedRevision: revision, siteIds: [siteId], actor })
        if (!result.ok) throw new LocationRefused('message' in result ? result.message : 'A location no longer exists.')
      }
      return published
    })
    .catch((error: unknown): PublishResult => {
      if (error instanceof LocationRefused) return { ok: false, reason: 'location', message: error.message }
      throw error
    })
