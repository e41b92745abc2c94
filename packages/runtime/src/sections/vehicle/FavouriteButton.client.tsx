'use client'

import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { type Favourite, favouritesStore } from '../../storage/favouritesStore'
import { readStored } from '../../storage/readStored'
import { useStored } from '../../storage/useStored'
import { writeStored } from '../../storage/writeStored'
import { Button, type ButtonVariant } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { heart } from '../../ui/iconPaths'
import { showToast } from '../../ui/toast.client'

export interface FavouriteButtonProps {
  readonly car: Favourite
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

/** Saves a car in the browser, or takes it out again (FAV-01, FAV-04, FAV-05, VDP-10). */
export const FavouriteButton = ({ car, label, variant, className, setting }: FavouriteButtonProps) => {
  const host = useRuntimeHost()
  const saved = useStored(favouritesStore).some(({ id }) => id === car.id)

  const keep = (save: boolean): boolean => {
    const others = readStored(host, favouritesStore).filter(({ id }) => id !== car.id)
    return writeStored(host, favouritesStore, save ? [car, ...others] : others)
  }

  const toggle = () => {
    if (!keep(!saved)) return showToast('Your browser is set to keep nothing, so this car can’t be saved.')
    if (saved) showToast(`Removed ${car.name}`, { label: 'Undo', onPress: () => keep(true) })
    else showToast(`Saved ${car.name}`)
  }

  return (
    <Button variant={variant} className={`noscript:hidden ${className ?? ''}`} aria-pressed={saved} onClick={toggle} data-setting={setting}>
      <Glyph path={heart} size={18} filled={saved} />
      {label}
      <span className="sr-only">: {car.name}</span>
    </Button>
  )
}
