import type { OfferValues } from '@forecourt/rules/offers/offerProblems'
import type { Offer as OfferRow } from '../generated/client'
import { toOffer } from './currentOffers'

/** An offer in the console's lists and forms. */
export interface OwnedOffer extends OfferValues {
  readonly id: string
  readonly organisationId: string
  /** Counts changes, from 1. */
  readonly revision: number
  /** ISO in UTC. */
  readonly updatedAt: string
  /** Empty if never changed. */
  readonly updatedBy: string
  /** Sites of the offer, by name. `otherMake` is the site's own make if the site hides the offer because of it (OFR-05), else null. */
  readonly sites: readonly { readonly id: string; readonly name: string; readonly otherMake: string | null }[]
  /** Time zones of the organisation's sites. */
  readonly timeZones: readonly string[]
  /** Names of other sites that show the offer and that the user can't access; the offer is then read-only for the user. */
  readonly sharedWith: readonly string[]
}

/** A site of the organisation, and whether the user can access it. */
export interface OfferSite {
  readonly id: string
  readonly name: string
  /** The make of a single-make site, from its live version; empty for any. */
  readonly make: string
  /** The site's time zone; null if it was never live. */
  readonly timeZone: string | null
  /** Whether it is live without a blog, so that it shows no posts (RTE-24). */
  readonly isWithoutBlog: boolean
  readonly isAccessible: boolean
}

/** Distinct time zones of sites. */
export const offerTimeZones = (sites: readonly OfferSite[]): readonly string[] => [
  ...new Set(sites.flatMap(({ timeZone }) => timeZone ?? [])),
]

export const toOwnedOffer = (row: OfferRow, sites: readonly OfferSite[]): OwnedOffer => {
  const shown = sites.filter(({ id }) => !row.excludedSiteIds.includes(id))
  const otherMake = (make: string) => (make === '' || row.manufacturer === null || row.manufacturer === make ? null : make)
  return {
    ...toOffer(row),
    organisationId: row.organisationId,
    timeZones: offerTimeZones(sites),
    excludedSiteIds: row.excludedSiteIds,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
    sites: shown.flatMap(({ id, name, make, isAccessible }) => (isAccessible ? [{ id, name, otherMake: otherMake(make) }] : [])),
    sharedWith: shown.flatMap(({ name, isAccessible }) => (isAccessible ? [] : [name])),
  }
}
