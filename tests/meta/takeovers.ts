import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** jsdom does not know the element yet; browsers have since 2023. */
const unknownSearch = 'The tag <search> is unrecognized in this browser.'

/** Has each test of a file take HTML over in a place of its own, and notes whatever is complained of meanwhile. */
export const noteTakeovers = (document: Document) => {
  const complaints: string[] = []
  const complain = (...words: unknown[]) => {
    const complaint = format(...words)
    if (!complaint.startsWith(unknownSearch)) complaints.push(complaint)
  }
  let place: HTMLElement

  // What is drawn ahead is not measured, nor is anything put over it: jsdom has no eyes to see cards with, and no dialogs.
  beforeAll(() => void Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  afterAll(() => void Reflect.deleteProperty(document, 'prerendering'))
  beforeEach(() => {
    complaints.length = 0
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
    place = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    place.remove()
  })
  return { complaints, complain, container: () => place }
}
