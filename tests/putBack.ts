import { afterAll, afterEach, beforeAll, vi } from 'vitest'

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

const listening: (readonly [target: EventTarget, ...given: Listening])[] = []

// What listens to the window or to the document hears, and holds up, every later test of the process.
const noteListening = (target: EventTarget) => {
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const add = target.addEventListener
  const note = (...given: Listening) => {
    // React adds this one once for all that it ever draws in a document.
    if (given[0] !== 'selectionchange') listening.push([target, ...given])
    add.apply(target, given)
  }
  Object.defineProperty(target, 'addEventListener', { value: note, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(target, 'addEventListener', own)
    else Reflect.deleteProperty(target, 'addEventListener')
  }
}

const endListening = () => {
  for (const [target, ...given] of listening.splice(0)) target.removeEventListener(...given)
}

// From before a file is read to after its last test: what it adds outside tests stays for all of its own.
let stopNoting: (() => void)[] = []
let ofFile: typeof listening = []
if (typeof document !== 'undefined') stopNoting = [window, document].map(noteListening)
beforeAll(() => {
  ofFile = listening.splice(0)
})
afterAll(() => {
  listening.push(...ofFile)
  endListening()
  for (const stop of stopNoting) stop()
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
  endListening()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  Object.assign(window, { scrollX: 0, scrollY: 0 })
})

// What a test began to load has come before the next file begins: an import that is cut short would fail for all files after it.
afterAll(() => vi.dynamicImportSettled())
