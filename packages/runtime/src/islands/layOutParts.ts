import { whenIdle } from './whenIdle'

/** Attribute of a document whose later parts are laid out as they come near the screen. */
export const layingOut = 'data-laying-out'

/** The parts of which runtime.css leaves the layout until then. */
const laterParts = '.later-part, main > .band, footer'

/** They may lead to another place of the page. */
const events = ['click', 'keydown'] as const

/** Whether the browser is about to scroll to a place, which needs the height of everything above it. */
const hasPlace = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return location.hash !== '' || (navigation !== undefined && navigation.type !== 'navigate')
}

/**
 * Lays out the later parts of a document one by one once it has loaded, so that links and keys lead to the right place: layout of all at
 * once would block the first paint. An earlier press of a button or key lays out the rest at once. Resolves when all are laid out.
 */
export const layOutParts = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement
    const parts = [...document.querySelectorAll<HTMLElement>(laterParts)]
    const finish = () => {
      for (const event of events) removeEventListener(event, finish, true)
      root.removeAttribute(layingOut)
      for (const part of parts) part.style.removeProperty('content-visibility')
      resolve()
    }
    if (hasPlace()) return finish()
    for (const event of events) addEventListener(event, finish, true)
    let next = 0
    const layOutNext = () => {
      if (!root.hasAttribute(layingOut)) return
      const part = parts[next++]
      if (!part) return finish()
      part.style.contentVisibility = 'visible'
      // Two frames: the layout of one part is a task of its own.
      requestAnimationFrame(() => setTimeout(() => whenIdle(layOutNext)))
    }
    whenIdle(layOutNext)
  })
