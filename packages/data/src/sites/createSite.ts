import { randomUUID } from 'node:crypto'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { unstorable } from '../layers/unstorable'
import { insertSite } from './insertSite'
import { type SiteRefusal, siteRefusal } from './siteRefusal'

export interface NewSite {
  readonly organisationId: string
  readonly slug: string
  readonly name: string
  readonly templateLayerId: string
  readonly manufacturerLayerId?: string | null
  /** The first is the primary one. */
  readonly hosts: readonly string[]
  /** Whose stock it shows; none means the whole organisation's. */
  readonly dealershipIds?: readonly string[]
  readonly values?: ConfigValues
  readonly actor: Actor
  /** Made up unless given. */
  readonly siteId?: string
}

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
