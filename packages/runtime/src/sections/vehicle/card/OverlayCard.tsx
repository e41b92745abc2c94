import { cardParts } from '@forecourt/rules/car/cardParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { CarButtons } from '../buttons/CarButtons'
import { CardPicture } from './CardPicture'
import { CardPrice } from './CardPrice'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import { CarPlace } from './CarPlace'
import type { VehicleCardProps } from './VehicleCardProps'

/** Name and price on the picture, the rest under it; its four rows are those of the grid around it. */
export const OverlayCard = (props: VehicleCardProps) => {
  const { car, config, away = '' } = props
  const place = shownValue(cardParts.place, { car, config }) ?? ''
  return (
    <article
      data-setting="/card/layout"
      className="group/card relative isolate row-span-4 grid h-full grid-rows-subgrid gap-y-0 overflow-hidden rounded-card bg-surface transition-shadow duration-200 hover:shadow-lifted"
    >
      <div className="card-top relative aspect-4/3 overflow-hidden">
        <CardPicture {...props} fill sizes="(min-width: 1280px) 26rem, (min-width: 640px) 50vw, 106vw" />
        <div
          data-tone="dark"
          className="pointer-events-none absolute inset-x-0 bottom-0 z-[1] bg-linear-to-t from-black/85 via-black/55 to-transparent px-4 pt-16 pb-8 text-text [&_a]:pointer-events-auto [&_a]:after:pointer-events-none"
        >
          <CardTitle car={car} className="text-subsection" />
        </div>
      </div>
      <div className="px-4 pt-4">
        <CardPrice {...props} />
      </div>
      <div className="px-4 pt-3">
        <CarFacts car={car} />
        {(place || away) && <CarPlace place={place} away={away} iconSize={16} className="mt-1 gap-1.5 text-small text-muted" />}
      </div>
      <div className="card-foot px-4 pt-4 pb-4">
        <CarButtons {...props} place="card" />
      </div>
    </article>
  )
}
