import { afterAll, vi } from 'vitest'

// Files that replace modules share their process, yet none may have a module that another loaded.
vi.resetModules()

/** What our modules keep of the process itself, because a bundler may load them twice. */
const ours = /^(?:Symbol\()?forecourt|^pictureOrigin$/

afterAll(() => {
  for (const key of Reflect.ownKeys(globalThis)) if (ours.test(String(key))) Reflect.deleteProperty(globalThis, key)
})
