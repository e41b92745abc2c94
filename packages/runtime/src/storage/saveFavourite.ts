import type { RuntimeHost } from '../host/RuntimeHost'
import { showToast } from '../ui/toast/toast.client'
import { type Favourite, favouritesStore } from './favouritesStore'
import { readStored } from './readStored'
import { writeStored } from './writeStored'

/** Saves a car, or takes it out again, and says so with a way back (FAV-01, FAV-04). */
export const saveFavourite = (host: RuntimeHost, car: Favourite, save: boolean): void => {
  const before = readStored(host, favouritesStore)
  const others = before.filter(({ id }) => id !== car.id)
  const putBack = () => {
    const now = readStored(host, favouritesStore).filter(({ id }) => id !== car.id)
    const place = Math.max(
      0,
      before.findIndex(({ id }) => id === car.id),
    )
    writeStored(host, favouritesStore, now.toSpliced(place, 0, car))
  }
  if (!writeStored(host, favouritesStore, save ? [car, ...others] : others))
    showToast('Your browser is set to keep nothing, so this car can’t be saved.')
  else if (save) showToast(`Saved ${car.name}`)
  else showToast(`Removed ${car.name}`, { label: 'Undo', onPress: putBack })
}
