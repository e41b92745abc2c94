import { isInStock } from '@forecourt/rules/stock/isInStock'
import { Icon } from '../../ui/Icon'
import { CarButtons } from './CarButtons'
import { CardPicture } from './CardPicture'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import { PriceBlock } from './PriceBlock'
import type { VehicleCardProps } from './VehicleCard'
import { WeeklyFinance } from './WeeklyFinance'

/** Name and price on the picture, the rest under it; its four rows are those of the grid around it. */
export const OverlayCard = (props: VehicleCardProps) => {
  const { car, config, request } = props
  return (
    <article
      data-setting="/card/layout"
      className="group/card relative row-span-4 grid h-full grid-rows-subgrid gap-y-0 overflow-hidden rounded-card bg-surface transition-shadow duration-200 hover:shadow-lifted"
    >
      <div className="relative aspect-4/3 overflow-hidden">
        <CardPicture {...props} fill sizes="(min-width: 1280px) 26rem, (min-width: 640px) 50vw, 106vw" />
        <div
          data-tone="dark"
          className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/55 to-transparent px-4 pt-16 pb-4 text-text"
        >
          <CardTitle car={car} className="text-subsection" />
        </div>
      </div>
      <div className="flex items-start justify-between gap-3 px-4 pt-4">
        {isInStock(car) ? (
          <PriceBlock car={car} config={config} size="card" />
        ) : (
          <p className="font-medium text-pretty">Like this and want something similar?</p>
        )}
        {config.card.showWeekly && <WeeklyFinance car={car} config={config} request={request} />}
      </div>
      <div className="px-4 pt-3">
        <CarFacts car={car} />
        {config.card.showLocation && (
          <p data-setting="/card/showLocation" className="mt-1 flex items-center gap-1.5 text-small text-muted">
            <Icon name="mapPin" size={16} className="opacity-70" />
            <span className="truncate">{car.locationName}</span>
          </p>
        )}
      </div>
      <div className="px-4 pt-4 pb-4">
        <CarButtons {...props} place="card" />
      </div>
    </article>
  )
}
