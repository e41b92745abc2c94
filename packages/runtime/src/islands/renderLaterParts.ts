import { onFirstInteraction } from './firstInteraction'
import { whenIdle } from './whenIdle'

/** Attribute of a document whose later parts the browser renders as they come near the screen. */
export const renderingAttribute = 'data-rendering'

/** The parts that runtime.css defers, by the same selector. */
const laterParts = '.later-part, main > .band, footer'

/** They may lead to another place of the page. */
const events = ['click', 'keydown'] as const

/** Delay after the load, in milliseconds: until then a shopper reads the first screen, and the page should respond at once. */
const settledMs = 2_500

/** Whether the browser restores the scroll position, which needs the height of everything above it. */
const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== 'navigate'
}

/**
 * Renders the later parts of a document one by one, so that links and keys lead to the right place: from the first interaction, or once
 * the page has settled. A press of a button or key renders the rest at once. `startScript` renders all where the address has a part.
 */
export const renderLaterParts = (): void => {
  const root = document.documentElement
  if (!root.hasAttribute(renderingAttribute)) return
  const parts = [...document.querySelectorAll<HTMLElement>(laterParts)]
  const finish = () => {
    for (const event of events) removeEventListener(event, finish, true)
    root.removeAttribute(renderingAttribute)
    for (const part of parts) part.style.removeProperty('content-visibility')
  }
  if (isReturn()) {
    finish()
    return
  }
  for (const event of events) addEventListener(event, finish, true)
  let next = 0
  const renderNext = () => {
    if (!root.hasAttribute(renderingAttribute)) return
    const part = parts[next++]
    if (!part) return finish()
    part.style.contentVisibility = 'visible'
    // After the next frame, so that the layout of each part is a task of its own.
    requestAnimationFrame(() => setTimeout(() => whenIdle(renderNext)))
  }
  let isStarted = false
  const start = () => {
    if (!isStarted) whenIdle(renderNext)
    isStarted = true
  }
  onFirstInteraction(start)
  whenIdle(() => setTimeout(start, settledMs))
}
