import type { Location } from '@forecourt/rules/entities/Location'

/** What people say about a location; reviews come from elsewhere, and its name in addresses is made once. */
export type LocationDraft = Pick<
  Location,
  | 'name'
  | 'primary'
  | 'visible'
  | 'locationType'
  | 'dealershipId'
  | 'dealerLicenceNumber'
  | 'repairerNumber'
  | 'timeZone'
  | 'address'
  | 'phone'
  | 'landline'
  | 'email'
  | 'departments'
  | 'specialDays'
  | 'imageKey'
>

/** A location with the organisation that owns it. */
export type OwnedLocation = Location & { readonly organisationId: string }

/** Whose locations: those of some sites' dealerships, or null for all of the scope. */
export type LocationsOf = readonly string[] | null
