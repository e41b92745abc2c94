/** Distance in pixels at which the scroll position counts as at an end. */
const tolerancePx = 8

/**
 * Attaches arrow buttons to a horizontally scrolling list; each is visible while there is more on its side. A button's direction is in
 * `data-turns`, `-1` or `1`. Returns functions to measure again and to clean up.
 */
export const enhanceRow = (area: HTMLElement): { readonly measure: () => void; readonly stop: () => void } => {
  const row = () => area.querySelector('ul')
  const arrows = () => area.querySelectorAll<HTMLButtonElement>(':scope > button[data-turns]')
  const measure = () => {
    const list = row()
    for (const arrow of arrows()) {
      const hasMore =
        list !== null &&
        (arrow.dataset.turns === '-1' ? list.scrollLeft > tolerancePx : list.scrollLeft + list.clientWidth < list.scrollWidth - tolerancePx)
      arrow.hidden = !hasMore
    }
  }
  const scrollRow = ({ target }: Event) => {
    const [list, arrow] = [row(), target instanceof Element ? target.closest<HTMLButtonElement>('button[data-turns]') : null]
    if (!list || arrow?.parentElement !== area) return
    const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollBy({ left: Number(arrow.dataset.turns) * list.clientWidth, behavior: reducesMotion ? 'instant' : 'smooth' })
  }
  measure()
  area.addEventListener('click', scrollRow)
  // Scroll events don't bubble.
  area.addEventListener('scroll', measure, { passive: true, capture: true })
  window.addEventListener('resize', measure)
  return {
    measure,
    stop: () => {
      area.removeEventListener('click', scrollRow)
      area.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    },
  }
}
