import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A copy of the last picture precedes the first, so the first is at index 1 (UI-06). */
const copiesBefore = 1

export interface Loop {
  /** Number of copies before the first picture: 0 until the first interaction, and for a single picture. */
  readonly lead: number
  /** Inserts the copies, on pointer or focus. Returns the number of pictures inserted before the visible one. */
  readonly start: () => number
}

/**
 * Makes a strip of pictures loop: inserts a copy of the last picture before the first, and of the first after the last. Scrolling to a copy
 * jumps to the original. The copies are only inserted on interaction.
 */
export const useLoop = (strip: RefObject<HTMLElement | null>, count: number): Loop => {
  const [started, setStarted] = useState(false)
  const seen = useRef(0)
  const looped = started && count > 1

  // The copy was inserted before the visible picture: corrects the scroll position before the paint.
  useLayoutEffect(() => {
    const element = strip.current
    if (looped && element) element.scrollTo({ left: (seen.current + copiesBefore) * element.clientWidth, behavior: 'instant' })
  }, [looped, strip])

  const start = () => {
    const element = strip.current
    if (started || count < 2 || !element || element.clientWidth === 0) return 0
    seen.current = element.scrollLeft / element.clientWidth
    // Rendered synchronously, before the touch that has just begun scrolls the strip.
    flushSync(() => setStarted(true))
    return copiesBefore
  }

  return { lead: looped ? copiesBefore : 0, start }
}
