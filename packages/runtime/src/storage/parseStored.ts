import { isRecord } from '@forecourt/schema/isRecord'
import type { Store } from './Store'

/** What a kept text says; the store's empty value for none, for junk and for another version. */
export const parseStored = <Value>(store: Store<Value>, text: string | null): Value => {
  if (!text) return store.empty
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) && stored.version === store.version ? store.read(stored.value) : store.empty
  } catch {
    return store.empty
  }
}
