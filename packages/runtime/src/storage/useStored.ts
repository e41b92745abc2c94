import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { parseStored, type Store } from './Store'

const nothingStored = () => null

/**
 * What the browser keeps in a store, following changes of this and other tabs. On the server and while a page hydrates it
 * is the empty value, so that both draw the same.
 */
export const useStored = <Value>(store: Store<Value>): Value => {
  const { storage } = useRuntimeHost()
  const subscribe = useCallback((onChange: () => void) => storage.watch(store.key, onChange), [storage, store])
  const text = useSyncExternalStore(subscribe, () => storage.read(store.key), nothingStored)
  return useMemo(() => parseStored(store, text), [store, text])
}
