import type { LiteClient } from 'algoliasearch/lite'

type Cache = LiteClient['transporter']['responsesCache']

/** Keeps nothing: what is kept of answers is kept where they are understood. */
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
