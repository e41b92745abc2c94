import { partBox } from './partBox'

/** Scrolls an element into view unless it is visible; `scrollIntoView` would also scroll the editor around the frame. */
export const scrollToPart = (part: HTMLElement) => {
  const box = partBox(part)
  if (!box || (box.top >= 0 && box.top + Math.min(box.height, 80) <= window.innerHeight)) return
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  window.scrollBy({ top: box.top - Math.max(24, (window.innerHeight - box.height) / 2), behavior })
}
