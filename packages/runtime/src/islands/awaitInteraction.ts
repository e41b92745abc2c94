import { pageInteractions, recordInteraction } from './firstInteraction'
import { linksTo, openedInPage, opensNewTab, sidewaysKeys, submitButtons } from './islandSignals'

/** Links that open a menu dropdown; plain links without scripts. */
const menuLinks = '[data-top][aria-controls]'
const menuKeys: readonly string[] = [' ', 'ArrowDown', 'ArrowUp']

/**
 * Whether an island needs the hydration script at once: it hydrates on load or because one of its storage keys is set, or it has to listen
 * for its own interaction or enhancer.
 */
const needsScript = (element: HTMLElement, isStored: (key: string) => boolean): boolean => {
  const [when = '', ...keys] = (element.dataset.hydrateOn ?? '').split(' ')
  return when === 'load' || when === 'own-interaction' || when === 'enhancement' || keys.some(isStored)
}

/** Whether an island of the page needs the hydration script before any interaction. */
export const needsHydrationScript = (isStored: (key: string) => boolean): boolean =>
  [...document.querySelectorAll<HTMLElement>('f-island')].some((element) => needsScript(element, isStored))

const pressedOn = (event: MouseEvent): Element | null => {
  const target = event.target as Element
  const island = target.closest<HTMLElement>('f-island')
  if (!island) return null
  const link = target.closest('a')
  const handledPath = link && target.closest<HTMLElement>('[data-handled-path]')?.dataset.handledPath
  const element = handledPath && linksTo(link, handledPath) ? link : target.closest(`${submitButtons}, ${openedInPage}, ${menuLinks}`)
  return element && !(element.matches('a') && opensNewTab(event)) ? element : null
}

const keyTarget = ({ key, target }: KeyboardEvent): Element | null => {
  const element = target as Element
  if (!element.closest('f-island')) return null
  return (sidewaysKeys.includes(key) && element.matches('button')) || (menuKeys.includes(key) && element.matches(menuLinks))
    ? element
    : null
}

/** Dispatches hover and focus events again for the hydrated page. */
const repeatHoverAndFocus = (hovered: Element | null) => {
  if (hovered?.matches(':hover')) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  const focused = document.activeElement
  if (focused?.closest('f-island')) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/**
 * Hydrates the page on the first interaction. Until then clicks and keys are held back, and replayed after hydration; if the code can't be
 * fetched, the browser handles them as without scripts. Returns a function that hydrates immediately.
 */
export const awaitInteraction = (hydrate: () => Promise<unknown>): (() => Promise<void>) => {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const heldEvents: (readonly [Element, Event])[] = []
  let hovered: Element | null = null
  let hydrating: Promise<void> | null = null
  let isReplayingToBrowser = false

  const replay = () => {
    for (const [element, event] of heldEvents.splice(0)) {
      if (!element.isConnected) continue
      if (event.type === 'click') element.dispatchEvent(new PointerEvent('click', event))
      else if (!isReplayingToBrowser) element.dispatchEvent(new KeyboardEvent('keydown', event))
    }
  }
  const startHydration = (): Promise<void> => {
    hydrating ??= hydrate().then(
      () => {
        listening.abort()
        repeatHoverAndFocus(hovered)
        replay()
      },
      () => {
        // A failed fetch is retried on the next interaction.
        hydrating = null
        isReplayingToBrowser = true
        replay()
        isReplayingToBrowser = false
      },
    )
    return hydrating
  }
  const onInteraction = () => {
    recordInteraction()
    void startHydration()
  }
  const hold = (element: Element | null, event: Event) => {
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type !== 'click' || !heldEvents.some(([one]) => one === element)) heldEvents.push([element, event])
    void startHydration()
  }

  for (const kind of pageInteractions)
    document.addEventListener(
      kind,
      (event) => {
        if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse') hovered = event.target as Element
        onInteraction()
      },
      { ...options, passive: true },
    )
  document.addEventListener(
    'click',
    (event) => {
      if (isReplayingToBrowser) return
      if (event.target instanceof Element) hold(pressedOn(event), event)
      onInteraction()
    },
    options,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof Element) hold(keyTarget(event), event)
      onInteraction()
    },
    options,
  )
  return startHydration
}
