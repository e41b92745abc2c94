import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Beside the first picture stands the last once more, so that the first one itself is at index 1 (UI-06). */
const lead = 1

/**
 * Makes a strip of pictures endless for a finger: once the page is at rest, a copy of the last picture is put before the first
 * and one of the first behind the last; whoever arrives at a copy is taken to the picture itself, unseen.
 * Gives how many pictures stand before the first: 0 until then, and for a single picture.
 */
export const useLoop = (strip: RefObject<HTMLElement | null>, count: number): number => {
  const [looped, setLooped] = useState(false)

  useEffect(() => {
    if (count < 2) return setLooped(false)
    const start = () => setLooped(true)
    // The pictures seen first must not wait for the copies.
    const whenAtRest = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 500))
    if (document.readyState === 'complete') whenAtRest()
    else window.addEventListener('load', whenAtRest, { once: true })
    return () => window.removeEventListener('load', whenAtRest)
  }, [count])

  // The copy came in before what is seen: stay with what is seen, before anything is painted.
  useLayoutEffect(() => {
    const element = strip.current
    if (looped && element) element.scrollTo({ left: element.scrollLeft + element.clientWidth, behavior: 'instant' })
  }, [looped, strip])

  return looped ? lead : 0
}
