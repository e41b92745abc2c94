import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface VehicleCardProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  /** Where the car stands, if that is known. */
  readonly location?: Location
  /** The offers of the site that stand on cars. */
  readonly offers?: readonly Offer[]
  /** How far away it stands, such as '12 km'; empty where nobody asked. */
  readonly away?: string
  /** The card is among the first things seen: its picture loads at once. */
  readonly priority?: boolean
  /** The shopper saved it: it can be let go, whatever has become of it (FAV-04, FAV-08). */
  readonly saved?: boolean
}
