import type { OfferValues } from '@forecourt/rules/offers/offerProblems'
import type { Offer as OfferRow } from '../generated/client'
import { toOffer } from './currentOffers'

/** An offer as the console lists and edits it. */
export interface OwnedOffer extends OfferValues {
  readonly id: string
  readonly organisationId: string
  /** Counts its changes, from 1. */
  readonly revision: number
  /** ISO in UTC. */
  readonly updatedAt: string
  /** Empty where nobody changed it yet. */
  readonly updatedBy: string
  /** The sites it is meant for, by name; each with its make where it shows no offer of this one's (OFR-05), else null. */
  readonly sites: readonly { readonly id: string; readonly name: string; readonly otherMake: string | null }[]
  /** The clocks that its business's sites go by. */
  readonly timeZones: readonly string[]
  /** Sites beyond the asker's that show it, too; such an offer is theirs to read, not to change. */
  readonly sharedWith: readonly string[]
}

/** A site of the organisation, and whether the asker reaches it. */
export interface OfferSite {
  readonly id: string
  readonly name: string
  /** The one make it is of, as it is live; empty for a site of any. */
  readonly make: string
  /** The clock it goes by; null for one that was never live. */
  readonly timeZone: string | null
  /** Whether it is live without a blog: a post stands nowhere on it (RTE-24). */
  readonly isWithoutBlog: boolean
  readonly isAccessible: boolean
}

/** The clocks that sites go by, each once. */
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
