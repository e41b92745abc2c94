import { createElement, useLayoutEffect, useRef } from 'react'

interface DrawnCarsProps {
  /** As the server drew them. */
  readonly html: string
  /** Whether all of it is put in place in one go: the place to go back to may be at its end. */
  readonly atOnce: boolean
}

/** Cards that are put in place first: about what a screen shows. The window's own width would have the page laid out to be known. */
const firstCards = () => (screen.width < 640 ? 3 : 8)
/** Answers with no more cards are put in place at once: how many stand in a row of a short list depends on their number. */
const fewCards = 12

/** Once the browser has painted what stands there now. */
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

/** The cars of a new answer, whose parts answer as those of the page do: first those in sight, the rest once they are painted, so that choices are answered at once. */
export const DrawnCars = ({ html, atOnce }: DrawnCarsProps) => {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const came = document.createElement('template')
    came.innerHTML = html
    const cards = [...came.content.querySelectorAll('.car-grid > li')]
    const grid = cards[0]?.parentElement
    const rest = atOnce || cards.length <= fewCards ? [] : cards.slice(firstCards())
    for (const card of rest) card.remove()
    place.current?.replaceChildren(came.content)
    return rest.length > 0 ? afterPaint(() => grid?.append(...rest)) : undefined
  }, [html, atOnce])
  return createElement('f-fragment', { ref: place })
}
