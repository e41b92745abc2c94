import type { RuntimeHost } from '../host/RuntimeHost'
import { showToast } from '../ui/toast/toast.client'
import { awaitedStore } from './awaitedStore'
import { type Favourite, favouritesStore } from './favouritesStore'
import { readStored, writeStored } from './Store'

/**
 * Saves an optimistic change of a favourite to the account; on failure reverts it with a message (FAV-06, ERR-01). Returns false if
 * reverted.
 */
const saveToAccount = async (host: RuntimeHost, car: Favourite, save: boolean, undo: () => void): Promise<boolean> => {
  try {
    const signIn = await host.watch(car.id, save)
    if (signIn === null) return true
    // The favourite stays in the browser; it is added to the account once the account can store it.
    writeStored(host, awaitedStore, [car.id, ...readStored(host, awaitedStore).filter((id) => id !== car.id)])
    host.navigate(signIn)
    return false
  } catch (failure) {
    undo()
    showToast(failure instanceof Error ? failure.message : 'We couldn’t save this right now.', undefined, true)
    return false
  }
}

/** Adds or removes a favourite, with an undo message (FAV-01, FAV-04, FAV-09); also in the account if signed in (FAV-06 to FAV-10). */
export const saveFavourite = async (host: RuntimeHost, car: Favourite, save: boolean): Promise<void> => {
  const before = readStored(host, favouritesStore)
  const others = before.filter(({ id }) => id !== car.id)
  const add = () => {
    const now = readStored(host, favouritesStore).filter(({ id }) => id !== car.id)
    const index = Math.max(
      0,
      before.findIndex(({ id }) => id === car.id),
    )
    return writeStored(host, favouritesStore, now.toSpliced(index, 0, car))
  }
  const remove = () =>
    writeStored(
      host,
      favouritesStore,
      readStored(host, favouritesStore).filter(({ id }) => id !== car.id),
    )
  const undoRemoval = () => {
    add()
    void saveToAccount(host, car, true, remove)
  }
  if (!writeStored(host, favouritesStore, save ? [car, ...others] : others)) {
    showToast('Your browser is blocking storage, so this car can’t be saved.')
    return
  }
  if (!(await saveToAccount(host, car, save, save ? remove : add))) return
  if (save) showToast(`Saved ${car.name}`)
  else showToast(`Removed ${car.name}`, { label: 'Undo', onPress: undoRemoval })
}
