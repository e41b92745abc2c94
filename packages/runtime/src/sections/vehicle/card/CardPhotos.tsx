import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { carHref } from '@forecourt/rules/routing/carHref'
import { Glyph } from '../../../ui/Glyph'
import { images as imagesIcon } from '../../../ui/icons/images'
import { Picture } from '../../../ui/Picture'

export interface CardPhotosProps {
  readonly car: Car
  readonly sizes: string
  readonly priority: boolean
  /** How many there are on the car's page, where that is said. */
  readonly count: number | null
  /** Where the dots stand. */
  readonly dotsClassName: string
}

/** A card is to choose a car by; the rest of its photos are on its page. */
const mostPhotos = 6

/**
 * The photos of a card, to swipe through (CARD-02). The first is in the page; the others have their places from the start, and are
 * fetched by CardDeck once somebody reaches for them. Decoration beside the title, so no stop for the keyboard.
 */
export const CardPhotos = ({ car, sizes, priority, count, dotsClassName }: CardPhotosProps) => {
  const keys = [...new Set(car.images.map(({ key }) => key))]
  const [first, ...others] = keys.slice(0, mostPhotos)
  if (!first) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: for pointers; the title is the link for everybody else */}
      <a
        href={carHref(car)}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        data-photos=""
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
        {others.map((key) => (
          <span key={key} data-photo={key} className="card-photo" />
        ))}
      </a>
      {others.length > 0 && (
        <>
          <button type="button" tabIndex={-1} aria-hidden="true" data-turn="-1" className="card-arrow left-2 print:hidden" />
          <button type="button" tabIndex={-1} aria-hidden="true" data-turn="1" className="card-arrow right-2 print:hidden" />
          <span aria-hidden="true" className={`card-dots print:hidden ${dotsClassName}`}>
            {[first, ...others].map((key, index) => (
              <span key={key} data-current={index === 0 ? '' : undefined} />
            ))}
            {count !== null && (
              <b data-setting="/card/showPhotoCount" className="card-count">
                <Glyph path={imagesIcon} size={12} />
                {count}
              </b>
            )}
          </span>
        </>
      )}
    </>
  )
}
