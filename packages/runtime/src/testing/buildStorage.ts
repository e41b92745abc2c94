import type { RuntimeHost } from '../host/RuntimeHost'

export interface BuiltStorage extends NonNullable<RuntimeHost['storage']> {
  /** Writes like another tab. */
  writeElsewhere(key: string, text: string): void
}

/** A fake browser storage with initial entries. */
export const buildStorage = (entries: { readonly [key: string]: string } = {}): BuiltStorage => {
  const texts = new Map(Object.entries(entries))
  const watchers = new Set<{ readonly key: string; readonly onChange: () => void }>()
  const write = (key: string, text: string) => {
    texts.set(key, text)
    for (const watcher of watchers) if (watcher.key === key) watcher.onChange()
  }
  return {
    read: (key) => texts.get(key) ?? null,
    write,
    writeElsewhere: write,
    watch(key, onChange) {
      const watcher = { key, onChange }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
