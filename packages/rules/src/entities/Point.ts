/** A place on the map, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}
