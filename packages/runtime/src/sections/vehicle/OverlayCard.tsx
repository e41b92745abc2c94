import { Icon } from '../../ui/Icon'
import { CarButtons } from './CarButtons'
import { CardPicture } from './CardPicture'
import { CardPrice } from './CardPrice'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import type { VehicleCardProps } from './VehicleCard'

/** Words on the picture: the picture leads, the price stands under it. */
export const OverlayCard = (props: VehicleCardProps) => {
  const { car, config } = props
  const hasPicture = car.images.length > 0
  return (
    <article
      data-setting="/card/layout"
      className="group/card relative flex h-full flex-col overflow-hidden rounded-card bg-raised transition-shadow duration-200 hover:shadow-lifted"
    >
      <div className="relative aspect-4/5">
        <CardPicture {...props} fill sizes="(min-width: 1280px) 24rem, (min-width: 640px) 60vw, 120vw" />
        <div
          className={`absolute inset-x-0 bottom-0 flex flex-col gap-2 p-4 ${hasPicture ? 'bg-linear-to-t from-black/85 via-black/60 to-transparent pt-20 text-white [&_.text-muted]:text-white/85' : ''}`}
        >
          <CardTitle car={car} className="text-subsection" />
          <CarFacts car={car} />
          {config.card.showLocation && (
            <p data-setting="/card/showLocation" className="flex items-center gap-1.5 text-small text-muted">
              <Icon name="mapPin" size={16} className="opacity-70" />
              <span className="truncate">{car.locationName}</span>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <CardPrice {...props} />
        <div className="mt-auto">
          <CarButtons {...props} place="card" />
        </div>
      </div>
    </article>
  )
}
