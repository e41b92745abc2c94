import { partBox } from './partBox'

/** Scrolls a part of the page into sight, unless it is; `scrollIntoView` would scroll the editor around the frame, too. */
export const showPart = (part: HTMLElement) => {
  const box = partBox(part)
  if (!box || (box.top >= 0 && box.top + Math.min(box.height, 80) <= window.innerHeight)) return
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  window.scrollBy({ top: box.top - Math.max(24, (window.innerHeight - box.height) / 2), behavior })
}
