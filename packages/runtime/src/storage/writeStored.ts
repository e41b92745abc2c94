import type { RuntimeHost } from '../host/RuntimeHost'
import type { Store } from './Store'

/** Keeps a value; false where the browser does not, being full or told not to. */
export const writeStored = <Value>(host: Pick<RuntimeHost, 'storage'>, store: Store<Value>, value: Value): boolean => {
  const text = JSON.stringify({ version: store.version, value })
  host.storage.write(store.key, text)
  return host.storage.read(store.key) === text
}
