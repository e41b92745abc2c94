import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { JSX } from 'react'
import { OverlayCard } from './OverlayCard'
import { PlainCard } from './PlainCard'
import { StackedCard } from './StackedCard'
import type { VehicleCardProps } from './VehicleCardProps'
import { WideCard } from './WideCard'

const layouts = { stacked: StackedCard, wide: WideCard, overlay: OverlayCard, plain: PlainCard } as const satisfies Record<
  ResolvedConfig['card']['layout'],
  (props: VehicleCardProps) => JSX.Element
>

/** A car in a list, in the site's layout (CARD-01 to CARD-11). */
export const VehicleCard = (props: VehicleCardProps) => {
  const Layout = layouts[props.config.card.layout]
  return <Layout {...props} />
}
