'use client'

import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { type Favourite, favouritesStore } from '../../../storage/favouritesStore'
import { useStored } from '../../../storage/useStored'
import { Button, type ButtonVariant } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { heart } from '../../../ui/icons/heart'

export interface FavouriteButtonProps {
  readonly car: Favourite
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

/** Adds a car to the browser's favourites, or removes it (FAV-01, FAV-04, FAV-05, VDP-10). */
const FavouriteButtonPart = ({ car, label, variant, className, setting }: FavouriteButtonProps) => {
  const host = useRuntimeHost()
  const saved = useStored(favouritesStore).some(({ id }) => id === car.id)
  // The code that stores the car is fetched on the first press.
  const toggle = () =>
    import('../../../storage/saveFavourite').then(
      ({ saveFavourite }) => saveFavourite(host, car, !saved),
      () => undefined,
    )

  return (
    <Button variant={variant} className={`noscript:hidden ${className ?? ''}`} aria-pressed={saved} onClick={toggle} data-setting={setting}>
      <Glyph path={heart} size={18} filled={saved} />
      {label}
      <span className="sr-only">: {car.name}</span>
    </Button>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const FavouriteButton = island('FavouriteButton', FavouriteButtonPart, { hydrateOn: `stored ${favouritesStore.key}` })
