import type { ArtBody } from './artBodies'
import type { BikeStyle } from './BikeStyle'
import type { VehicleStyle } from './VehicleStyle'

/** Everything that determines one picture of a demo vehicle. The same art always gives the same picture. */
export interface VehicleArt {
  body: ArtBody
  /** Paint as `#rrggbb`. */
  colour: string
  angle: ArtAngle
  /** Varies wheels, lamps, grille, trim and backdrop within the body style. */
  seed: number
  backdrop?: ArtBackdrop
  /** Marks on the ground along the vehicle. If absent, there are none. */
  ground?: Ground
  /** Varies the backdrop alone. */
  scene?: number
  /** Shape and face of one model. If absent, the body style as such is drawn. */
  look?: VehicleStyle
  /** Shape and face of one motorcycle. If absent, the generic drawing of its kind is drawn. */
  bike?: BikeStyle
}

/** Marks on the ground along a vehicle: the lines of its parking bay, or its tracks. */
export type Ground = 'bay' | 'tracks'

export const artAngles = ['frontThreeQuarter', 'side', 'rear', 'interior', 'wheel'] as const
export type ArtAngle = (typeof artAngles)[number]

export const artBackdrops = ['showroom', 'yard', 'studio', 'coast', 'street', 'driveway'] as const
export type ArtBackdrop = (typeof artBackdrops)[number]
