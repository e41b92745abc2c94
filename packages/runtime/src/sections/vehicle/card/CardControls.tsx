import { cardParts } from '@forecourt/rules/car/cardParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { shows } from '@forecourt/rules/parts/shows'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Glyph } from '../../../ui/Glyph'
import { heart, scale } from '../../../ui/iconPaths'
import { toFavourite } from '../buttons/toFavourite'

const face =
  'grid size-9 place-items-center rounded-full bg-background/92 text-text shadow-resting transition-colors duration-150 group-hover/toggle:bg-background group-aria-pressed/toggle:bg-brand group-aria-pressed/toggle:text-on-brand'

export interface CardControlsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  /** The shopper saved it: it can be let go, whatever has become of it. */
  readonly saved: boolean
}

/** Compare and save, on the picture of a card (CARD-04, FAV-03, FAV-08). CardDeck around the list does what they say. */
export const CardControls = ({ car, config, saved }: CardControlsProps) => {
  const controls = [
    { keep: 'compare', shown: shows(cardParts.compare, { car, config }), label: 'Compare', path: scale, setting: '/favourites/compare' },
    {
      keep: 'favourite',
      shown: saved || shows(cardParts.save, { car, config }),
      label: 'Save',
      path: heart,
      setting: '/favourites/enabled',
    },
  ].filter(({ shown }) => shown)
  if (controls.length === 0) return null
  return (
    <div
      data-kept={JSON.stringify(toFavourite(car))}
      data-tone="background"
      className="absolute top-1.5 right-1.5 z-2 flex noscript:hidden print:hidden"
    >
      {controls.map(({ keep, label, path, setting }) => (
        <button
          key={keep}
          type="button"
          data-keep={keep}
          data-setting={setting}
          aria-pressed={false}
          aria-label={`${label} ${car.name}`}
          title={label}
          className={`group/toggle grid size-11 cursor-pointer place-items-center ${keep === 'favourite' ? 'aria-pressed:[&_svg]:fill-current' : ''}`}
        >
          <span className={face}>
            <Glyph path={path} size={18} />
          </span>
        </button>
      ))}
    </div>
  )
}
