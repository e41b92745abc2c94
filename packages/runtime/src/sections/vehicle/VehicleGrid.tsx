import type { Car } from '@forecourt/rules/entities/Car'
import { weeklyFinance } from '@forecourt/rules/finance/weeklyFinance'
import { distanceMetres } from '@forecourt/rules/locations/distanceMetres'
import { distanceText } from '@forecourt/rules/locations/distanceText'
import type { Point } from '@forecourt/rules/locations/Point'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { FoldedDisclaimer } from '../finance/FoldedDisclaimer'
import { CarActions } from './CarActions.client'
import { CardDeck } from './CardDeck.client'
import { enquiryForms } from './enquiryForms'
import { VehicleCard } from './VehicleCard'

export interface VehicleGridProps {
  readonly cars: readonly Car[]
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly site: SiteData
  /** From where each card says how far away its car is; null says nothing. */
  readonly near?: Point | null
  /** How many pictures load at once, from the first. */
  readonly priorityCount?: number
  /** In rows, or in one that scrolls and snaps; the browser does the moving. */
  readonly flow?: 'grid' | 'row'
  /** Cards that stand among the cars, each at its place among all cards, from 1; in order. */
  readonly among?: readonly { readonly place: number; readonly key: string; readonly card: ReactNode }[]
}

/** How many columns, and the rows a card takes of the grid, so that its parts line up with its neighbours'. */
const layouts = {
  stacked: {
    list: '@xl:grid-cols-2 @4xl:grid-cols-3',
    widest: '@6xl:grid-cols-4',
    item: 'row-span-5 grid grid-rows-subgrid gap-y-0',
    among: 'row-span-5',
  },
  plain: {
    list: '@xl:grid-cols-2 @4xl:grid-cols-3',
    widest: '@6xl:grid-cols-4',
    item: 'row-span-5 grid grid-rows-subgrid gap-y-0',
    among: 'row-span-5',
  },
  wide: { list: '', widest: '', item: '', among: '' },
  overlay: { list: '@xl:grid-cols-2', widest: '', item: 'row-span-4 grid grid-rows-subgrid gap-y-0', among: 'row-span-4' },
} as const satisfies Record<ResolvedConfig['card']['layout'], object>

const row = '-mx-gutter grid-flow-col snap-x snap-mandatory scroll-px-gutter overflow-x-auto px-gutter pb-4 [&>li]:snap-start'
const rows = {
  stacked: `${row} auto-cols-[min(80vw,20rem)]`,
  plain: `${row} auto-cols-[min(80vw,20rem)]`,
  wide: `${row} auto-cols-[min(86vw,38rem)]`,
  overlay: `${row} auto-cols-[min(84vw,25rem)]`,
} as const satisfies Record<ResolvedConfig['card']['layout'], string>

/** Short lists of three, six or nine fill rows of three; the others have four where there is room. */
const fillsThrees = (count: number): boolean => count < 10 && count % 3 === 0

const columns = (layout: keyof typeof layouts, count: number): string => {
  if (layout === 'overlay') return count === 4 ? '@5xl:grid-cols-4' : '@5xl:grid-cols-3'
  return fillsThrees(count) ? '' : layouts[layout].widest
}

const awayText = (near: Point | null, { latitude, longitude }: Car): string =>
  near && latitude !== null && longitude !== null ? distanceText(distanceMetres(near, { latitude, longitude })) : ''

/** Cards in as many columns as their place has room for, all of a row equally high; with the small print when a weekly figure is among them. */
export const VehicleGrid = ({
  cars,
  config,
  request,
  site,
  near = null,
  priorityCount = 0,
  flow = 'grid',
  among = [],
}: VehicleGridProps) => {
  const layout = layouts[config.card.layout]
  const items = cars.map((car, index) => (
    <li key={car.id} className={`min-w-0 ${layout.item}`}>
      <VehicleCard
        car={car}
        config={config}
        request={request}
        location={site.locations.find(({ id }) => id === car.locationId)}
        away={awayText(near, car)}
        priority={index < priorityCount}
      />
    </li>
  ))
  for (const { place, key, card } of among) {
    items.splice(
      place - 1,
      0,
      <li key={key} data-among="" className={`min-w-0 ${layout.among}`}>
        {card}
      </li>,
    )
  }
  const hasWeekly = config.card.showWeekly && cars.some((car) => weeklyFinance(car, config.finance, request.now))
  return (
    <CarActions forms={enquiryForms(cars, { config, site, place: 'card', now: request.now })}>
      <CardDeck>
        <ul
          className={`car-grid grid gap-cards ${flow === 'row' ? rows[config.card.layout] : `${layout.list} ${columns(config.card.layout, items.length)}`}`}
          data-layout={config.card.layout}
          data-setting="/card"
        >
          {items}
        </ul>
        {hasWeekly && (
          <FoldedDisclaimer text={`* ${config.finance.disclaimer}`} place="page" setting="/finance/disclaimer" className="mt-6" />
        )}
      </CardDeck>
    </CarActions>
  )
}
