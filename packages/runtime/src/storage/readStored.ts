import type { RuntimeHost } from '../host/RuntimeHost'
import { parseStored } from './parseStored'
import type { Store } from './Store'

/** What the browser keeps in a store now. */
export const readStored = <Value>(host: Pick<RuntimeHost, 'storage'>, store: Store<Value>): Value =>
  parseStored(store, host.storage.read(store.key))
