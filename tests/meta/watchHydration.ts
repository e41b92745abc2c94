import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** jsdom lacks this element; browsers have it since 2023. */
const unknownSearch = 'The tag <search> is unrecognized in this browser.'

/** Provides a hydration container per page, and records console errors. */
export const watchHydration = (document: Document) => {
  const consoleErrors: string[] = []
  const recordError = (...values: unknown[]) => {
    const message = format(...values)
    if (!message.startsWith(unknownSearch)) consoleErrors.push(message)
  }
  let place: HTMLElement | null = null

  // A prerendered page starts no measuring and no overlays: jsdom lacks IntersectionObserver and dialogs.
  beforeAll(() => void Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  afterAll(() => void Reflect.deleteProperty(document, 'prerendering'))
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(recordError)
    vi.spyOn(console, 'warn').mockImplementation(recordError)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    place?.remove()
  })
  return {
    consoleErrors,
    recordError,
    /** An empty container; clears recorded errors. */
    container: (): HTMLElement => {
      consoleErrors.length = 0
      place?.remove()
      place = document.body.appendChild(document.createElement('div'))
      return place
    },
  }
}
