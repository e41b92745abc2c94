import { isRecord } from '@forecourt/schema/isRecord'
import type { Store } from './Store'

/** What a kept text says; the store's empty value for none, for junk and for another version. */
export const parseStored = <Value>(store: Store<Value>, text: string | null): Value => {
  if (!text) return store.empty
  try {
    const kept: unknown = JSON.parse(text)
    return isRecord(kept) && kept.version === store.version ? store.read(kept.value) : store.empty
  } catch {
    return store.empty
  }
}
