import type { Car } from '@forecourt/rules/entities/Car'
import type { Point } from '@forecourt/rules/entities/Location'
import { shownWeekly } from '@forecourt/rules/finance/lender/weeklyFinance'
import { distanceMetres, distanceText } from '@forecourt/rules/locations/distanceMetres'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { RowArrows } from '../../../ui/RowArrows.client'
import { CardDeck } from './CardDeck.client'
import { type GridFlow, gridClass, gridItems } from './gridStyle'
import { VehicleCard } from './VehicleCard'

export interface CardGridProps {
  readonly cars: readonly Car[]
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly site: SiteData
  /** What the weekly figures of the cards rest on; it stands below them where one of them says a figure. */
  readonly smallPrint: ReactNode
  /** From where each card says how far away its car is; null says nothing. */
  readonly near?: Point | null
  /** How many pictures load at once, from the first. */
  readonly priorityCount?: number
  /** In rows, or in one that scrolls and snaps; the browser does the moving. */
  readonly flow?: GridFlow
  /** The shopper saved each of them, so that each can be let go, whatever has become of it. */
  readonly saved?: boolean
  /** Cards that stand among the cars, each at its place among all cards, from 1; in order. */
  readonly among?: readonly { readonly place: number; readonly key: string; readonly card: ReactNode }[]
}

const awayText = (near: Point | null, { latitude, longitude }: Car): string =>
  near && latitude !== null && longitude !== null ? distanceText(distanceMetres(near, { latitude, longitude })) : ''

/** Cards in as many columns as their place has room for, all of a row equally high; with the small print when a weekly figure is among them. */
export const CardGrid = ({
  cars,
  config,
  request,
  site,
  smallPrint,
  near = null,
  priorityCount = 0,
  flow = 'grid',
  saved = false,
  among = [],
}: CardGridProps) => {
  const look = gridItems[config.card.layout]
  const items = cars.map((car, index) => (
    <li key={car.id} className={`min-w-0 ${look.item}`}>
      <VehicleCard
        car={car}
        config={config}
        request={request}
        location={site.locations.find(({ id }) => id === car.locationId)}
        offers={site.carOffers}
        away={awayText(near, car)}
        priority={index < priorityCount}
        saved={saved}
      />
    </li>
  ))
  for (const { place, key, card } of among) {
    items.splice(
      place - 1,
      0,
      <li key={key} data-among="" className={`min-w-0 ${look.among}`}>
        {card}
      </li>,
    )
  }
  const hasWeekly = cars.some((car) => shownWeekly('card', { car, config, now: request.now }))
  const list = (
    <ul className={gridClass(config.card.layout, flow, items.length)} data-layout={config.card.layout} data-setting="/card">
      {items}
    </ul>
  )
  return (
    <CardDeck>
      {flow === 'row' ? <RowArrows>{list}</RowArrows> : list}
      {hasWeekly && smallPrint}
    </CardDeck>
  )
}
