import type { Location } from '@forecourt/rules/entities/Location'
import type { LocationValues } from '@forecourt/rules/locations/locationChanges'

/** What people say about a location; reviews come from elsewhere, and its name in addresses is made once. */
export type LocationDraft = LocationValues

/** A location with the organisation that owns it. */
export type OwnedLocation = Location & { readonly organisationId: string }

/** Whose locations: those of some sites' dealerships, or null for all of the scope. */
export type LocationsOf = readonly string[] | null
