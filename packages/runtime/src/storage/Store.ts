import { isRecord } from '@forecourt/schema/isRecord'
import type { RuntimeHost } from '../host/RuntimeHost'

/** A key of the browser's storage: name, schema version and parser. */
export interface Store<Value> {
  readonly key: string
  /** Incremented when the shape changes; values of other versions are discarded. */
  readonly version: number
  readonly empty: Value
  /** Parses a stored value of any shape; drops invalid parts. */
  read(stored: unknown): Value
}

/** Stores a value; false if the browser's storage is full or blocked. */
export const writeStored = <Value>(host: Pick<RuntimeHost, 'storage'>, store: Store<Value>, value: Value): boolean => {
  const text = JSON.stringify({ version: store.version, value })
  host.storage.write(store.key, text)
  return host.storage.read(store.key) === text
}

/** Parses a stored text; returns the store's empty value for missing or invalid text and for another version. */
export const parseStored = <Value>(store: Store<Value>, text: string | null): Value => {
  if (!text) return store.empty
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) && stored.version === store.version ? store.read(stored.value) : store.empty
  } catch {
    return store.empty
  }
}

/** The current value of a store. */
export const readStored = <Value>(host: Pick<RuntimeHost, 'storage'>, store: Store<Value>): Value =>
  parseStored(store, host.storage.read(store.key))

/** Maximum length of a stored text; longer ones weren't written by us. */
const maxLength = 300

/** The text fields of a stored record; empty for missing or invalid ones. */
export const storedTexts = <Field extends string>(value: unknown, fields: readonly Field[]): { readonly [Name in Field]: string } => {
  const record = isRecord(value) ? value : {}
  return Object.fromEntries(fields.map((field) => [field, typeof record[field] === 'string' ? record[field].slice(0, maxLength) : ''])) as {
    readonly [Name in Field]: string
  }
}
