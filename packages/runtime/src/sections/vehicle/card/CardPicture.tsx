import { cardParts } from '@forecourt/rules/car/cardParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { CSSProperties } from 'react'
import { Picture } from '../../../ui/Picture'
import { toFavourite } from '../buttons/toFavourite'
import type { VehicleCardProps } from './CardPrice'
import { CarTag } from './CarTag'
import { ImagesComingSoon } from './ImagesComingSoon'

interface CardControlsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  /** Whether it is a favourite, which can be removed whatever the car's state. */
  readonly saved: boolean
}

/** Compare and favourite buttons on a card's picture (CARD-04, FAV-03, FAV-08). The surrounding CardDeck handles them. */
const CardControls = ({ car, config, saved }: CardControlsProps) => {
  const controls = [
    {
      keep: 'compare',
      shown: shows(cardParts.compare, { car, config }),
      label: 'Compare',
      icon: 'icon-scale',
      setting: '/favourites/compare',
    },
    {
      keep: 'favourite',
      shown: saved || shows(cardParts.save, { car, config }),
      label: 'Save',
      icon: 'icon-heart',
      setting: '/favourites/enabled',
    },
  ].filter(({ shown }) => shown)
  if (controls.length === 0) return null
  return (
    <div
      data-favourite={JSON.stringify(toFavourite(car))}
      data-tone="background"
      className="absolute top-1.5 right-1.5 z-2 flex noscript:hidden print:hidden"
    >
      {controls.map(({ keep, label, icon, setting }) => (
        <button
          key={keep}
          type="button"
          data-keep={keep}
          data-setting={setting}
          aria-pressed={false}
          aria-label={`${label} ${car.name}`}
          title={label}
          className={`card-control icon ${icon}`}
        />
      ))}
    </div>
  )
}

interface CardPhotosProps {
  readonly car: Car
  readonly sizes: string
  readonly priority: boolean
  /** Number of photos on the car's page, if shown. */
  readonly count: number | null
}

/** Maximum number of photos on a card; the rest are on the car's page. */
const maxPhotos = 6

/**
 * The swipeable photos of a card (CARD-02). The first is in the HTML; CardDeck adds the others and the arrows on interaction, so that a
 * list has few elements until then. Decorative beside the title, so not focusable.
 */
const CardPhotos = ({ car, sizes, priority, count }: CardPhotosProps) => {
  const keys = [...new Set(car.images.map(({ key }) => key))]
  const [first, ...others] = keys.slice(0, maxPhotos)
  if (!first) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the title is the accessible link */}
      <a
        href={carHref(car)}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        data-photos={others.join(' ')}
        className={`card-photos h-full ${isInStock(car) ? '' : 'saturate-50'}`}
      >
        <span className="card-photo">
          <Picture
            source={first}
            alt=""
            sizes={sizes}
            priority={priority}
            className="h-full! transition-transform duration-300 ease-out motion-safe:group-hover/card:scale-[1.03]"
          />
        </span>
      </a>
      {others.length > 0 && (
        <span
          aria-hidden="true"
          style={{ '--photos': others.length + 1 } as CSSProperties}
          className="card-dots right-3 bottom-4 print:hidden"
        >
          {count !== null && (
            <b data-setting="/card/showPhotoCount" className="card-count icon icon-images before:size-3.5">
              {count}
            </b>
          )}
        </span>
      )}
    </>
  )
}

interface CarPlaceProps {
  readonly place: string
  /** Distance, such as '12 km'; empty without a postcode search. */
  readonly away: string
  readonly className: string
}

/**
 * A car's location and its distance from the searched postcode; a long name wraps, since yards of a dealer often differ in the last word,
 * but is cut on small cards of phones, never its distance (CARD-03).
 */
export const CarLocationName = ({ place, away, className }: CarPlaceProps) => (
  <p data-setting="/card/showLocation" className={`icon icon-map-pin flex items-center before:opacity-80 ${className}`}>
    <span className="line-clamp-3 leading-snug wrap-anywhere">
      {place && away ? <span>{place}</span> : place}
      {away && (
        <span className="whitespace-nowrap">
          {place && ' · '}
          {away}
          <span className="sr-only"> away</span>
        </span>
      )}
    </span>
  </p>
)

export interface CardPictureProps extends VehicleCardProps {
  readonly sizes: string
  /** Whether the card shows the location elsewhere; default: no. */
  readonly hidesPlace?: boolean
}

/** The photos of a card with tag, location, and favourite and compare buttons (CARD-01 to CARD-04). */
export const CardPicture = ({
  car,
  config,
  request,
  away = '',
  sizes,
  priority = false,
  saved = false,
  hidesPlace = false,
}: CardPictureProps) => {
  const context = { car, config }
  const place = shownValue(cardParts.place, context) ?? ''
  const hasPlace = (place || away) && !hidesPlace
  return (
    <div
      data-card-picture=""
      data-place={hasPlace ? '' : undefined}
      className="card-top @container/card-picture relative aspect-3/2 overflow-hidden bg-raised"
    >
      {shows(cardParts.photos, context) ? (
        <CardPhotos car={car} sizes={sizes} priority={priority} count={shownValue(cardParts.photoCount, context)} />
      ) : (
        // Clears the location text.
        <ImagesComingSoon itemType={car.itemType} className={`h-full ${hasPlace ? 'pb-9' : ''}`} />
      )}
      <CarTag
        car={car}
        config={config}
        request={request}
        className="card-tag pointer-events-none absolute top-3 left-3 z-2 max-w-[calc(100%-8rem)]"
      />
      {hasPlace && (
        <CarLocationName
          place={place}
          away={away}
          className="before:size-3.5 pointer-events-none absolute bottom-3 left-3 z-2 max-w-[calc(100%-9.25rem)] @max-xs/card-picture:max-w-[calc(100%-4.75rem)] gap-1 rounded-control bg-dark/80 px-2 py-1 text-tiny leading-none font-medium text-on-dark"
        />
      )}
      <CardControls car={car} config={config} saved={saved} />
    </div>
  )
}
