import type { LiteClient } from 'algoliasearch/lite'

type Cache = LiteClient['transporter']['responsesCache']

/** A cache that stores nothing: results are cached once they are parsed (`createResultCache`). */
export const noCache: Cache = {
  async get(_key, load, events) {
    const value = await load()
    await events?.miss(value)
    return value
  },
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}
