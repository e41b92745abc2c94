import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { JSX } from 'react'
import { OverlayCard } from './OverlayCard'
import { PlainCard } from './PlainCard'
import { StackedCard } from './StackedCard'
import { WideCard } from './WideCard'

export interface VehicleCardProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  /** Where the car stands, if that is known. */
  readonly location?: Location
  /** How far away it stands, such as '12 km'; empty where nobody asked. */
  readonly away?: string
  /** The card is among the first things seen: its picture loads at once. */
  readonly priority?: boolean
  /** The shopper saved it: it can be let go, whatever has become of it (FAV-04, FAV-08). */
  readonly saved?: boolean
}

const layouts = { stacked: StackedCard, wide: WideCard, overlay: OverlayCard, plain: PlainCard } as const satisfies Record<
  ResolvedConfig['card']['layout'],
  (props: VehicleCardProps) => JSX.Element
>

/** A car in a list, in the site's layout (CARD-01 to CARD-11). */
export const VehicleCard = (props: VehicleCardProps) => {
  const Layout = layouts[props.config.card.layout]
  return <Layout {...props} />
}
