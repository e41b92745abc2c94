import { isRecord } from '@forecourt/schema/isRecord'
import type { RuntimeHost } from '../host/RuntimeHost'

/** One thing a shopper's browser keeps for a site: where, in which version of its shape, and how to read it back. */
export interface Store<Value> {
  readonly key: string
  /** Raised when the shape changes; what was kept in another version is forgotten. */
  readonly version: number
  readonly empty: Value
  /** Makes sense of what was kept, leaving out what it cannot use; it may be anything. */
  read(stored: unknown): Value
}

/** Keeps a value; false where the browser does not, being full or told not to. */
export const writeStored = <Value>(host: Pick<RuntimeHost, 'storage'>, store: Store<Value>, value: Value): boolean => {
  const text = JSON.stringify({ version: store.version, value })
  host.storage.write(store.key, text)
  return host.storage.read(store.key) === text
}

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

/** What the browser keeps in a store now. */
export const readStored = <Value>(host: Pick<RuntimeHost, 'storage'>, store: Store<Value>): Value =>
  parseStored(store, host.storage.read(store.key))

/** Nothing a shopper keeps is longer; what is was put there by something else. */
const longest = 300

/** The texts of a kept record by field: empty where there is none or it is no text. */
export const storedTexts = <Field extends string>(value: unknown, fields: readonly Field[]): { readonly [Name in Field]: string } => {
  const record = isRecord(value) ? value : {}
  return Object.fromEntries(fields.map((field) => [field, typeof record[field] === 'string' ? record[field].slice(0, longest) : ''])) as {
    readonly [Name in Field]: string
  }
}
