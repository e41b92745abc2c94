/** Minimum distance in pixels between the bar and the focused element. */
const clearance = 16

/** The page's own buttons and forms for the bar's actions. */
const actionElements = '[data-asks]'

/** Root margin: an element counts as visible once it is further inside the viewport than the header or a bar covers. */
const insideMargin = '-64px 0px'

/** Classes of a hidden bar. */
export const hiddenClass = 'invisible translate-y-full'

/**
 * Adds padding below the footer so that the bar never covers the page's end, scrolls focused elements clear of the bar, and shifts notices
 * above it.
 */
const makeRoom = (bar: HTMLElement): (() => void) => {
  const height = bar.offsetHeight
  if (height === 0) return () => undefined
  const { body, documentElement } = document
  const end = document.querySelector<HTMLElement>('[data-theme] > footer') ?? body
  end.style.borderBottom = `${height}px solid transparent`
  documentElement.style.scrollPaddingBottom = `${height + clearance}px`
  documentElement.style.setProperty('--bottom-bar', `${height}px`)
  return () => {
    end.style.borderBottom = ''
    documentElement.style.removeProperty('scroll-padding-bottom')
    documentElement.style.removeProperty('--bottom-bar')
  }
}

/**
 * Shows a bar at the bottom of the screen after this scroll distance (UI-03, UI-04), and only while the page's own buttons and forms are
 * out of view, so that there is one set of actions at a time. Returns a cleanup function.
 */
export const enhanceBar = (bar: HTMLElement, after: number): (() => void) => {
  const visible = new Set<Element>()
  let clear: (() => void) | null = null
  const show = (isShown: boolean) => {
    if (isShown === (clear !== null)) return
    bar.toggleAttribute('inert', !isShown)
    for (const name of hiddenClass.split(' ')) bar.classList.toggle(name, !isShown)
    clear?.()
    clear = isShown ? makeRoom(bar) : null
  }
  const decide = () => show(window.scrollY > after && visible.size === 0)
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    decide()
  }
  const observer = 'IntersectionObserver' in window ? new IntersectionObserver(note, { rootMargin: insideMargin }) : null
  for (const element of document.querySelectorAll(actionElements)) observer?.observe(element)
  window.addEventListener('scroll', decide, { passive: true })
  return () => {
    observer?.disconnect()
    window.removeEventListener('scroll', decide)
    show(false)
  }
}
