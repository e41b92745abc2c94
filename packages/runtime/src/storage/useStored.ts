import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { parseStored, type Store } from './Store'

const nothingStored = () => null

/**
 * The value of a store, with changes from this and other tabs. The empty value on the server and during hydration, so that both renders
 * match.
 */
export const useStored = <Value>(store: Store<Value>): Value => {
  const { storage } = useRuntimeHost()
  const subscribe = useCallback((onChange: () => void) => storage.watch(store.key, onChange), [storage, store])
  const text = useSyncExternalStore(subscribe, () => storage.read(store.key), nothingStored)
  return useMemo(() => parseStored(store, text), [store, text])
}
