/** A dealership of the organisation. */
export interface Dealership {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly makes: readonly string[]
  /** Where its reviews are written (REV-05); null where each site says it. */
  readonly reviewUrl: string | null
  readonly stockCount: number
}

/** A place on the map, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Empty counts as sales (LOC-03). */
export type LocationType = 'sales' | 'service' | 'parts' | ''

/** Hours of one weekday of a department's week (ENT-08); times are local, `HH:MM`. A day that closes in between has several. */
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

/** One department at a location: its week, and how to call it. */
export interface DepartmentHours {
  readonly department: 'sales' | 'service' | 'parts'
  /** Its own number, beside the place's. */
  readonly phone?: string | null
  readonly hours: readonly OpeningHour[]
}

/** A place shoppers can visit (ENT-07). */
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
  /** IANA zone of the place (LOC-16). */
  readonly timeZone: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postcode: string
    readonly latitude: number | null
    readonly longitude: number | null
  }
  /** Its page in a map service. */
  readonly placeUrl: string | null
  /** What Google Maps calls the place, so that directions lead to its door and not to its street. */
  readonly placeId: string | null
  readonly phone: string | null
  readonly landline: string | null
  readonly email: string | null
  readonly departments: readonly DepartmentHours[]
  readonly specialDays: readonly SpecialDay[]
  /** Closed on the public holidays of its state, unless a special day says otherwise. */
  readonly closedOnHolidays: boolean
  readonly imageKey: string | null
  /** A picture of the map around the place, a key of the media library (ENT-07, API-15); null where the map is drawn. */
  readonly mapKey: string | null
  readonly reviews: { readonly averageRating: number; readonly count: number } | null
}
