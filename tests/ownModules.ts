import { afterAll, vi } from 'vitest'

// Files with mocked modules share a process, so modules must not be shared.
vi.resetModules()

/** Process-wide state of our modules, which exists because bundlers may load them twice. */
const ours = /^(?:Symbol\()?forecourt|^pictureOrigin$/

afterAll(() => {
  for (const key of Reflect.ownKeys(globalThis)) if (ours.test(String(key))) Reflect.deleteProperty(globalThis, key)
})
