import { isInStock } from '@forecourt/rules/stock/isInStock'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { CarTag } from './CarTag'
import { ImagesComingSoon } from './ImagesComingSoon'
import type { VehicleCardProps } from './VehicleCard'

export interface CardPictureProps extends VehicleCardProps {
  readonly sizes: string
  /** Fills its place instead of keeping three by two. */
  readonly fill?: boolean
}

/** The picture of a card with its tag and where the car stands on it (CARD-01 to CARD-03). */
export const CardPicture = ({ car, config, request, sizes, priority, fill = false }: CardPictureProps) => {
  const first = car.images[0]
  const place = config.card.showLocation ? car.locationName : ''
  return (
    <div className={`relative overflow-hidden bg-raised ${fill ? 'h-full' : 'aspect-3/2'} ${isInStock(car) ? '' : 'saturate-50'}`}>
      {first ? (
        <Picture
          source={first.key}
          alt=""
          sizes={sizes}
          priority={priority}
          className="h-full! transition-transform duration-300 ease-out motion-safe:group-hover/card:scale-[1.03]"
        />
      ) : (
        <ImagesComingSoon itemType={car.itemType} className="h-full" />
      )}
      <CarTag car={car} config={config} request={request} className="absolute top-3 left-3" />
      {place && !fill && (
        <p
          data-setting="/card/showLocation"
          className="absolute bottom-3 left-3 flex max-w-[calc(100%-1.5rem)] items-center gap-1 rounded-control bg-dark/80 px-2 py-1 text-tiny leading-none font-medium text-on-dark"
        >
          <Icon name="mapPin" size={14} />
          <span className="truncate leading-normal">{place}</span>
        </p>
      )}
    </div>
  )
}
