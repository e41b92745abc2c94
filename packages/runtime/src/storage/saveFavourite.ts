import type { RuntimeHost } from '../host/RuntimeHost'
import { showToast } from '../ui/toast/toast.client'
import { awaitedStore } from './awaitedStore'
import { type Favourite, favouritesStore } from './favouritesStore'
import { readStored, writeStored } from './Store'

/** Has the account follow what the page shows already; undone, and said, where it doesn't (FAV-06, ERR-01). False: it was undone. */
const follow = async (host: RuntimeHost, car: Favourite, save: boolean, undo: () => void): Promise<boolean> => {
  try {
    const signIn = await host.watch(car.id, save)
    if (signIn === null) return true
    // It stays saved here, and joins the account once that can keep it.
    writeStored(host, awaitedStore, [car.id, ...readStored(host, awaitedStore).filter((id) => id !== car.id)])
    host.navigate(signIn)
    return false
  } catch (failure) {
    undo()
    showToast(failure instanceof Error ? failure.message : 'This couldn’t be saved just now.', undefined, true)
    return false
  }
}

/** Saves a car, or takes it out again, and says so with a way back (FAV-01, FAV-04, FAV-09); in the account, too, where somebody is signed in (FAV-06 to FAV-10). */
export const saveFavourite = async (host: RuntimeHost, car: Favourite, save: boolean): Promise<void> => {
  const before = readStored(host, favouritesStore)
  const others = before.filter(({ id }) => id !== car.id)
  const put = () => {
    const now = readStored(host, favouritesStore).filter(({ id }) => id !== car.id)
    const place = Math.max(
      0,
      before.findIndex(({ id }) => id === car.id),
    )
    return writeStored(host, favouritesStore, now.toSpliced(place, 0, car))
  }
  const takeOut = () =>
    writeStored(
      host,
      favouritesStore,
      readStored(host, favouritesStore).filter(({ id }) => id !== car.id),
    )
  const putBack = () => {
    put()
    void follow(host, car, true, takeOut)
  }
  if (!writeStored(host, favouritesStore, save ? [car, ...others] : others)) {
    showToast('Your browser is set to keep nothing, so this car can’t be saved.')
    return
  }
  if (!(await follow(host, car, save, save ? takeOut : put))) return
  if (save) showToast(`Saved ${car.name}`)
  else showToast(`Removed ${car.name}`, { label: 'Undo', onPress: putBack })
}
