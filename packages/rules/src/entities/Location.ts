/** A dealership of the organisation. */
export interface Dealership {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly makes: readonly string[]
  /** URL for writing a review (REV-05); null if each site sets it. */
  readonly reviewUrl: string | null
  readonly stockCount: number
}

/** Coordinates in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Empty counts as sales (LOC-03). */
export type LocationType = 'sales' | 'service' | 'parts' | ''

/** Opening hours of a weekday (ENT-08); local times, `HH:MM`. A day with a break has several. */
export interface OpeningHour {
  /** 0 = Sunday to 6 = Saturday. */
  readonly weekday: number
  readonly status: 'Open' | 'Closed'
  readonly open: string | null
  readonly close: string | null
}

/** A holiday or other special day (ENT-09); times are UTC instants, null when closed. */
export interface SpecialDay {
  readonly date: string
  readonly name: string
  readonly status: 'Open' | 'Closed'
  readonly startAt: string | null
  readonly endAt: string | null
}

/** Opening hours and phone number of a department at a location. */
export interface DepartmentHours {
  readonly department: 'sales' | 'service' | 'parts'
  /** Its own number, in addition to the location's. */
  readonly phone?: string | null
  readonly hours: readonly OpeningHour[]
}

/** A location that shoppers can visit (ENT-07). */
export interface Location {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly primary: boolean
  readonly visible: boolean
  readonly locationType: LocationType
  readonly locationSubtype: string | null
  readonly manufacturers: readonly string[]
  readonly dealershipId: string
  readonly dealershipSlug: string
  readonly dealershipName: string
  readonly dealerLicenceNumber: string | null
  readonly repairerNumber: string | null
  /** IANA time zone (LOC-16). */
  readonly timeZone: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postcode: string
    readonly latitude: number | null
    readonly longitude: number | null
  }
  /** URL of its page in a map service. */
  readonly placeUrl: string | null
  /** Google place id, so that directions lead to the entrance rather than the street. */
  readonly placeId: string | null
  readonly phone: string | null
  readonly landline: string | null
  readonly email: string | null
  readonly departments: readonly DepartmentHours[]
  readonly specialDays: readonly SpecialDay[]
  /** Closed on public holidays of its state, unless a special day overrides it. */
  readonly closedOnHolidays: boolean
  readonly imageKey: string | null
  /** Key of a map image in the media library (ENT-07, API-15); null to use a rendered map. */
  readonly mapKey: string | null
  readonly reviews: { readonly averageRating: number; readonly count: number } | null
}
