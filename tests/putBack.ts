import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

// What a test waits for may take a busy machine long: only what never comes takes this long.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
})

// What a file gives elements that jsdom lacks, such as scrolling, would answer the next file's elements as well.
let elements: (readonly [object, PropertyDescriptorMap])[] = []
beforeAll(() => {
  if (typeof document === 'undefined') return
  elements = [Element.prototype, HTMLElement.prototype].map((prototype) => [
    prototype,
    Object.getOwnPropertyDescriptors(prototype) as PropertyDescriptorMap,
  ])
})
afterAll(() => {
  for (const [prototype, found] of elements) {
    for (const name of Object.getOwnPropertyNames(prototype)) if (!(name in found)) Reflect.deleteProperty(prototype, name)
    for (const [name, as] of Object.entries(found)) if (as.configurable) Object.defineProperty(prototype, name, as)
  }
  elements = []
})

type Listening = Parameters<typeof window.addEventListener>

let listening: Listening[] = []
let addListener: typeof window.addEventListener | null = null

// What listens to the window hears every later test of the process.
beforeEach(() => {
  if (typeof document === 'undefined') return
  const add = window.addEventListener
  addListener = add
  window.addEventListener = (...given: Listening) => {
    listening.push(given)
    add.apply(window, given)
  }
})

/**
 * Test files share their world (vitest.config.ts), so each test gives it back as it found it: the clock, what was spied on or
 * stubbed, what was drawn, what a browser would remember, where it stood, and who listens to it. A clock left standing stops every later test that waits.
 */
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  // Unmounted first, so that effects are ended by those who began them.
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  for (const [type, listener, options] of listening) window.removeEventListener(type, listener, options)
  listening = []
  if (addListener) window.addEventListener = addListener
  addListener = null
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  Object.assign(window, { scrollX: 0, scrollY: 0 })
})
