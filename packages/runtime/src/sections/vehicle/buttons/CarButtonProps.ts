import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import type { CarButton } from '@forecourt/rules/car/buttons/carButtonsFor'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface CarButtonStyle {
  /** Classes of how it stands among the others. */
  readonly place: string
  /** Classes of the button itself. */
  readonly face: string
}

export interface CarButtonProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
  readonly button: CarButton
  readonly look: CarButtonStyle
}
