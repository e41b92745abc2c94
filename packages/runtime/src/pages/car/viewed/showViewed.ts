import type { RuntimeHost } from '../../../host/RuntimeHost'
import { readStored } from '../../../storage/Store'
import { viewedStore } from '../../../storage/viewedStore'
import { othersViewed } from './othersViewed'

/** Has the place of the cars looked at before be there as long as there are any. Returns how to stop. */
export const showViewed = (place: HTMLElement, carSlug: string, host: RuntimeHost): (() => void) => {
  const follow = () => {
    place.hidden = othersViewed(readStored(host, viewedStore), carSlug).length === 0
  }
  follow()
  return host.storage.watch(viewedStore.key, follow)
}
