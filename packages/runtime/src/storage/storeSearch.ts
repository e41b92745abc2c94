import type { RuntimeHost } from '../host/RuntimeHost'
import { readStored } from './readStored'
import { type StoredSearch, searchesStore } from './searchesStore'
import { withSearch } from './withSearch'
import { writeStored } from './writeStored'

/** Remembers a search as the last one (ENT-23). */
export const storeSearch = (host: Pick<RuntimeHost, 'storage'>, search: StoredSearch): void => {
  writeStored(host, searchesStore, withSearch(readStored(host, searchesStore), search))
}
