import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** jsdom lacks this element; browsers have it since 2023. */
const unknownSearch = 'The tag <search> is unrecognized in this browser.'

/** Provides a hydration container per page, and records console errors. */
export const watchHydration = (document: Document) => {
  const complaints: string[] = []
  const complain = (...values: unknown[]) => {
    const complaint = format(...values)
    if (!complaint.startsWith(unknownSearch)) complaints.push(complaint)
  }
  let place: HTMLElement | null = null

  // A prerendered page starts no measuring and no overlays: jsdom lacks IntersectionObserver and dialogs.
  beforeAll(() => void Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  afterAll(() => void Reflect.deleteProperty(document, 'prerendering'))
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    place?.remove()
  })
  return {
    complaints,
    complain,
    /** An empty container; clears recorded errors. */
    container: (): HTMLElement => {
      complaints.length = 0
      place?.remove()
      place = document.body.appendChild(document.createElement('div'))
      return place
    },
  }
}
