import { randomUUID } from 'node:crypto'
import type { Scope } from '../createDatabase'
import { unstorable } from '../layers/unstorable'
import { insertSite, type NewSite } from './insertSite'
import { type SiteRefusal, siteRefusal } from './siteRefusal'

export type CreateSiteResult = { readonly ok: true; readonly siteId: string } | SiteRefusal

/** Makes a site with its hosts and an empty draft, or one with the given values. It is not live until it is published. */
export const createSite = async (scope: Scope, { siteId = randomUUID(), ...site }: NewSite): Promise<CreateSiteResult> => {
  const obstacle = unstorable(site.values ?? {})
  if (obstacle) return { ok: false, reason: 'invalid', message: obstacle.message }
  try {
    await scope.transaction((tx) => insertSite(tx, { ...site, siteId }))
    return { ok: true, siteId }
  } catch (error) {
    return siteRefusal(error)
  }
}
