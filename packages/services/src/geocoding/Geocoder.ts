import type { Point } from '@forecourt/rules/entities/Point'

/** A place as its dealer writes it. */
export interface PlaceAddress {
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
  readonly country: 'AU' | 'NZ'
}

/** Finds where a place is on the map. */
export interface Geocoder {
  /** Null where it could not be found; what can't be reached finds nothing and breaks nothing. */
  readonly locate: (address: PlaceAddress) => Promise<Point | null>
}
