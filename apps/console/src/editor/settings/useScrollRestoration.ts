import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Starts every view of a scroller at its top, and gives a list its place back to whoever comes back to it.
 * `view` names what is seen; `isList` says whether one comes back to it.
 */
export const useScrollRestoration = (scroller: RefObject<HTMLElement | null>, view: string, isList: boolean) => {
  const places = useRef(new Map<string, number>())
  const seen = useRef<string | null>(null)
  useLayoutEffect(() => {
    seen.current = isList ? view : null
    if (scroller.current) scroller.current.scrollTop = isList ? (places.current.get(view) ?? 0) : 0
  }, [scroller, view, isList])
  return () => {
    if (seen.current !== null && scroller.current) places.current.set(seen.current, scroller.current.scrollTop)
  }
}
