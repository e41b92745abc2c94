/** Pixels kept between the bar and what has focus. */
const clearance = 16

/** What of the page asks for the same as a bar: its own buttons and forms. */
const own = '[data-asks]'

/** Counts as in sight once it is this far inside the screen: further than the site's header or a bar covers. */
const inside = '-64px 0px'

/** How a bar looks that is out of sight. */
export const awayClass = 'invisible translate-y-full'

/** The end of the page stays readable above the bar, on the footer's own ground; what takes focus is scrolled clear of it, and notices stand above it. */
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
 * Has a bar at the bottom of the screen come up once the page has been scrolled this far (UI-03, UI-04), and only while the page's
 * own buttons and forms are out of sight: one set of actions at a time. Returns how to stop.
 */
export const enhanceBar = (bar: HTMLElement, after: number): (() => void) => {
  const inSight = new Set<Element>()
  let clear: (() => void) | null = null
  const show = (isShown: boolean) => {
    if (isShown === (clear !== null)) return
    bar.toggleAttribute('inert', !isShown)
    for (const name of awayClass.split(' ')) bar.classList.toggle(name, !isShown)
    clear?.()
    clear = isShown ? makeRoom(bar) : null
  }
  const decide = () => show(window.scrollY > after && inSight.size === 0)
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    decide()
  }
  const observer = 'IntersectionObserver' in window ? new IntersectionObserver(note, { rootMargin: inside }) : null
  for (const element of document.querySelectorAll(own)) observer?.observe(element)
  window.addEventListener('scroll', decide, { passive: true })
  return () => {
    observer?.disconnect()
    window.removeEventListener('scroll', decide)
    show(false)
  }
}
