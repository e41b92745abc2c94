import type { RuntimeHost } from '../host/RuntimeHost'
import { readStored } from './readStored'
import { type KeptSearch, searchesStore } from './searchesStore'
import { withSearch } from './withSearch'
import { writeStored } from './writeStored'

/** Remembers a search as the last one (ENT-23). */
export const keepSearch = (host: Pick<RuntimeHost, 'storage'>, search: KeptSearch): void => {
  writeStored(host, searchesStore, withSearch(readStored(host, searchesStore), search))
}
