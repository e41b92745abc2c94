import type { RuntimeHost } from '../../../host/RuntimeHost'
import { readStored } from '../../../storage/Store'
import { viewedStore } from '../../../storage/viewedStore'
import { othersViewed } from './othersViewed'

/** Shows the container of the recently viewed cars while there are any. Returns a cleanup function. */
export const showViewed = (place: HTMLElement, carSlug: string, host: RuntimeHost): (() => void) => {
  const update = () => {
    place.hidden = othersViewed(readStored(host, viewedStore), carSlug).length === 0
  }
  update()
  return host.storage.watch(viewedStore.key, update)
}
