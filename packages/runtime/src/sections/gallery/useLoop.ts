import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Beside the first picture stands the last once more, so that the first one itself is at index 1 (UI-06). */
const lead = 1

export interface Loop {
  /** How many pictures stand before the first: 0 until somebody comes near, and for a single picture. */
  readonly lead: number
  /** Makes it endless; for the moment a pointer or focus arrives. Answers by how many pictures what is seen stands further back since then. */
  readonly start: () => number
}

/**
 * Makes a strip of pictures endless: a copy of the last picture is put before the first and one of the first behind the last;
 * whoever arrives at a copy is taken to the picture itself, unseen. Nobody pays for the copies who only looks.
 */
export const useLoop = (strip: RefObject<HTMLElement | null>, count: number): Loop => {
  const [started, setStarted] = useState(false)
  const seen = useRef(0)
  const looped = started && count > 1

  // The copy came in before what is seen: stay with what is seen, before anything is painted.
  useLayoutEffect(() => {
    const element = strip.current
    if (looped && element) element.scrollTo({ left: (seen.current + lead) * element.clientWidth, behavior: 'instant' })
  }, [looped, strip])

  const start = () => {
    const element = strip.current
    if (started || count < 2 || !element || element.clientWidth === 0) return 0
    seen.current = element.scrollLeft / element.clientWidth
    // Before a finger that has just come down begins to pull.
    flushSync(() => setStarted(true))
    return lead
  }

  return { lead: looped ? lead : 0, start }
}
