import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// A long timeout, for failures on busy machines only.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
})

// Restores mocks of missing jsdom methods, such as scrolling, which would leak into the next file.
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

const listening: (readonly [target: EventTarget, ...args: Listening])[] = []

// Listeners on window and document would affect later tests of the process.
const recordListeners = (target: EventTarget) => {
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const add = target.addEventListener
  const note = (...args: Listening) => {
    // React adds this one once per document.
    if (args[0] !== 'selectionchange') listening.push([target, ...args])
    add.apply(target, args)
  }
  Object.defineProperty(target, 'addEventListener', { value: note, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(target, 'addEventListener', own)
    else Reflect.deleteProperty(target, 'addEventListener')
  }
}

const endListening = () => {
  for (const [target, ...args] of listening.splice(0)) target.removeEventListener(...args)
}

// Also records listeners that a test file adds outside its tests: they stay while the tests of this file run.
let stopRecording: (() => void)[] = []
let ofFile: typeof listening = []
if (typeof document !== 'undefined') stopRecording = [window, document].map(recordListeners)
beforeAll(() => {
  ofFile = listening.splice(0)
})
afterAll(() => {
  listening.push(...ofFile)
  endListening()
  for (const stop of stopRecording) stop()
})

/**
 * Test files share their world (vitest.config.ts), so each test restores it: clock, spies and stubs, rendered DOM, storage, location,
 * listeners. A fake clock would block every later test that waits.
 */
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  // Unmounts first, so that effects are cleaned up.
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

// Awaits pending imports: an interrupted one would fail for all later files.
afterAll(() => vi.dynamicImportSettled())
