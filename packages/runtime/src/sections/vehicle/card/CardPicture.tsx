import { cardParts } from '@forecourt/rules/car/cardParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import { CardControls } from './CardControls'
import { CardPhotos } from './CardPhotos'
import { CarPlace } from './CarPlace'
import { CarTag } from './CarTag'
import { ImagesComingSoon } from './ImagesComingSoon'
import type { VehicleCardProps } from './VehicleCardProps'

export interface CardPictureProps extends VehicleCardProps {
  readonly sizes: string
  /** Fills its place instead of keeping three by two. */
  readonly fill?: boolean
}

/** The pictures of a card with its tag, where the car stands, and what can be kept of it (CARD-01 to CARD-04). */
export const CardPicture = ({
  car,
  config,
  request,
  away = '',
  sizes,
  priority = false,
  saved = false,
  fill = false,
}: CardPictureProps) => {
  const about = { car, config }
  const place = shownValue(cardParts.place, about) ?? ''
  return (
    <div
      data-card-picture=""
      data-place={(place || away) && !fill ? '' : undefined}
      className={`@container/card-picture relative overflow-hidden bg-raised ${fill ? 'h-full' : 'card-top aspect-3/2'}`}
    >
      {shows(cardParts.photos, about) ? (
        <CardPhotos
          car={car}
          sizes={sizes}
          priority={priority}
          count={shownValue(cardParts.photoCount, about)}
          dotsClassName={fill ? 'inset-x-0 bottom-2 justify-center' : 'right-3 bottom-4'}
        />
      ) : (
        // Its words stand clear of those about the place, and of the dark under a name of two lines on the picture.
        <ImagesComingSoon itemType={car.itemType} className={`h-full ${fill ? 'pb-36' : place || away ? 'pb-9' : ''}`} />
      )}
      <CarTag
        car={car}
        config={config}
        request={request}
        className="pointer-events-none absolute top-3 left-3 z-2 max-w-[calc(100%-8rem)]"
      />
      {(place || away) && !fill && (
        <CarPlace
          place={place}
          away={away}
          iconSize={14}
          className="pointer-events-none absolute bottom-3 left-3 z-2 max-w-[calc(100%-7.75rem)] @max-xs/card-picture:max-w-[calc(100%-4.75rem)] gap-1 rounded-control bg-dark/80 px-2 py-1 text-tiny leading-none font-medium text-on-dark"
        />
      )}
      <CardControls car={car} config={config} saved={saved} />
    </div>
  )
}
