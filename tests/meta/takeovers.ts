import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** jsdom does not know the element yet; browsers have since 2023. */
const unknownSearch = 'The tag <search> is unrecognized in this browser.'

/** Gives each page of a file a place of its own to be taken over in, and notes whatever is complained of meanwhile. */
export const noteTakeovers = (document: Document) => {
  const complaints: string[] = []
  const complain = (...words: unknown[]) => {
    const complaint = format(...words)
    if (!complaint.startsWith(unknownSearch)) complaints.push(complaint)
  }
  let place: HTMLElement | null = null

  // What is drawn ahead is not measured, nor is anything put over it: jsdom has no eyes to see cards with, and no dialogs.
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
    /** An empty place, and nothing complained of yet. */
    container: (): HTMLElement => {
      complaints.length = 0
      place?.remove()
      place = document.body.appendChild(document.createElement('div'))
      return place
    },
  }
}
