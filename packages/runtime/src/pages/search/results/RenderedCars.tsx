import { createElement, useLayoutEffect, useRef } from 'react'

interface RenderedCarsProps {
  /** Server-rendered HTML. */
  readonly html: string
  /** Whether to insert all of it at once: the scroll position to restore may be at its end. */
  readonly atOnce: boolean
}

/** Number of cards inserted first: about a screenful. Uses `screen.width`, as `innerWidth` would force a layout. */
const firstCards = () => (screen.width < 640 ? 3 : 8)
/** Results with at most this many cards are inserted at once: the columns of a short list depend on its length. */
const fewCards = 12

/** Runs a task after the next paint. */
const afterPaint = (task: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * The cars of a new result, whose islands are hydrated like the page's. Inserts the visible cards first and the rest after the paint, for a
 * fast response.
 */
export const RenderedCars = ({ html, atOnce }: RenderedCarsProps) => {
  const container = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const template = document.createElement('template')
    template.innerHTML = html
    const cards = [...template.content.querySelectorAll('.car-grid > li')]
    const grid = cards[0]?.parentElement
    const rest = atOnce || cards.length <= fewCards ? [] : cards.slice(firstCards())
    for (const card of rest) card.remove()
    container.current?.replaceChildren(template.content)
    return rest.length > 0 ? afterPaint(() => grid?.append(...rest)) : undefined
  }, [html, atOnce])
  return createElement('f-fragment', { ref: container })
}
