import { makeLogos } from '@forecourt/rules/car/texts/makeLogos'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Point } from '@forecourt/rules/entities/Location'
import { shownWeekly } from '@forecourt/rules/finance/lender/weeklyFinance'
import { distanceMetres, distanceText } from '@forecourt/rules/locations/distanceMetres'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { PhoneLayout } from '@forecourt/schema/blocks/blockSettings'
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
  /** The terms of the cards' weekly prices, shown below if a card has one. */
  readonly smallPrint: ReactNode
  /** Origin of the distances on the cards; null for none. */
  readonly near?: Point | null
  /** Number of cards with eager pictures, from the first. */
  readonly priorityCount?: number
  /** Several rows, also below a large first card, or one row that scrolls sideways (scroll snap; works without scripts). */
  readonly flow?: GridFlow
  /** Whether rows become one swipeable row on phones; default: no. */
  readonly phoneLayout?: PhoneLayout
  /** Whether the cars are favourites, so that each can be removed whatever its state. */
  readonly saved?: boolean
  /** Cards inserted among the cars, each with its 1-based position among all cards; in order. */
  readonly inserted?: readonly { readonly position: number; readonly key: string; readonly card: ReactNode }[]
}

const awayText = (near: Point | null, { latitude, longitude }: Car): string =>
  near && latitude !== null && longitude !== null ? distanceText(distanceMetres(near, { latitude, longitude })) : ''

/** Cards in as many columns as fit, with equal heights in a row, and with the terms if there is a weekly price. */
export const CardGrid = ({
  cars,
  config,
  request,
  site,
  smallPrint,
  near = null,
  priorityCount = 0,
  flow = 'grid',
  phoneLayout = 'stack',
  saved = false,
  inserted = [],
}: CardGridProps) => {
  const layoutClasses = gridItems[config.card.layout]
  const logos = config.card.showMakeLogo ? makeLogos(site.names.makes, config) : null
  const isLead = (index: number) => flow === 'lead' && index === 0
  /** Cards below the screen of a phone, or beside it in a row that is swiped. */
  const isLater = (index: number) => flow !== 'lead' && index > 1
  const items = cars.map((car, index) => (
    <li
      key={car.id}
      className={`min-w-0 ${isLater(index) ? 'later-part ' : ''}${isLead(index) ? 'min-[38rem]:col-span-full' : layoutClasses.item}`}
    >
      <VehicleCard
        car={car}
        config={config}
        request={request}
        location={site.locations.find(({ id }) => id === car.locationId)}
        offers={site.carOffers}
        away={awayText(near, car)}
        makeLogo={logos?.get(car.makeSlug)}
        priority={index < priorityCount}
        saved={saved}
        large={isLead(index)}
      />
    </li>
  ))
  for (const { position, key, card } of inserted) {
    items.splice(
      position - 1,
      0,
      <li key={key} data-among="" className={`min-w-0 ${layoutClasses.inserted}`}>
        {card}
      </li>,
    )
  }
  const hasWeekly = cars.some((car) => shownWeekly('card', { car, config, now: request.now }))
  const list = (
    <ul
      className={gridClass(config.card.layout, flow, items.length, phoneLayout)}
      data-layout={config.card.layout}
      data-phone={flow === 'grid' && phoneLayout === 'stack' ? config.card.onPhones : undefined}
      data-swiped={flow === 'swipe' || ((flow === 'grid' || flow === 'lead') && phoneLayout === 'rows') ? '' : undefined}
      data-setting="/card"
    >
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
