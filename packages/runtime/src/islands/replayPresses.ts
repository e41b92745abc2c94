import type { Hydrator } from './createHydrator'
import { linksTo, openedInPage, opensNewTab, sidewaysKeys, submitButtons } from './islandSignals'

const allAround = (target: Element): readonly HTMLElement[] => {
  const found: HTMLElement[] = []
  let element = target.closest<HTMLElement>('f-island')
  for (; element; element = element.parentElement?.closest<HTMLElement>('f-island') ?? null) found.push(element)
  return found
}

const hydratesBy = (element: HTMLElement, target: Element): boolean => {
  const { hydrateOn, handledPath } = element.dataset
  if (hydrateOn !== 'own-interaction') return hydrateOn !== 'call' && hydrateOn !== 'enhancement'
  return target.closest('f-island, f-slot') === element || linksTo(target.closest('a'), handledPath)
}

/** The islands around a target that an interaction with it hydrates, innermost first. */
export const islandsAround = (target: EventTarget | null): readonly HTMLElement[] =>
  target instanceof Element ? allAround(target).filter((element) => hydratesBy(element, target)) : []

/** Selector of elements whose presses are replayed: script-only buttons, submit buttons of POST forms, and links that open in the page. */
const pressable = `button[type=button]:not([popovertarget]), ${submitButtons}, ${openedInPage}`

type Pressable = (HTMLButtonElement | HTMLAnchorElement) & { readonly type?: string }

/** The pressed element, or its replacement after hydration. */
const replacing = (pressed: Pressable, part: Element): Pressable | undefined =>
  pressed.isConnected
    ? pressed
    : [...part.querySelectorAll<Pressable>(pressable)].find(
        ({ type, textContent }) => type === pressed.type && textContent === pressed.textContent,
      )

/** Stops an event before any other listener. */
const hold = (event: Event) => {
  event.stopImmediatePropagation()
  event.preventDefault()
}

/** Replays a click on an island after its hydration. */
const replayClicks = ({ hydrate, isHydrated }: Hydrator) => {
  /** Clicks passed to the browser because the island's code can't be fetched. */
  const passedToBrowser = new WeakSet<Element>()
  return (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const islands = islandsAround(target)
    const link = target?.closest('a') ?? null
    const isHandledLink = islands.some((one) => !isHydrated(one) && linksTo(link, one.dataset.handledPath))
    const element = isHandledLink ? link : (target?.closest<Pressable>(pressable) ?? null)
    const isLink = isHandledLink || (element?.matches(openedInPage) ?? false)
    // A button belongs to the innermost island; a link to whichever surrounding island handles it.
    const [own] = isLink ? islands.filter((one) => !isHydrated(one)) : islands
    if (!element || !own || isHydrated(own) || passedToBrowser.has(element) || (isLink && opensNewTab(event))) return
    hold(event)
    Promise.allSettled(islands.map((one) => hydrate(one, element))).then((outcomes) => {
      const pressed = replacing(element, own)
      if (!pressed) return
      const isLoaded = (isLink ? outcomes : outcomes.slice(0, 1)).every(({ status }) => status === 'fulfilled')
      // If the code can't be fetched, the browser submits the form or follows the link.
      if (!isLoaded) {
        if (!isLink && pressed.type !== 'submit') return
        passedToBrowser.add(pressed)
      }
      pressed.click()
    })
  }
}

/** Replays an arrow key on a button of an island after its hydration. */
const replayKeys =
  ({ hydrate, isHydrated }: Hydrator) =>
  (event: KeyboardEvent) => {
    const { target, key } = event
    const [own] = target instanceof HTMLButtonElement && sidewaysKeys.includes(key) ? islandsAround(target) : []
    if (!target || !own || isHydrated(own)) return
    hold(event)
    const repeatedEvent = new KeyboardEvent('keydown', event)
    hydrate(own).then(
      () => void target.dispatchEvent(repeatedEvent),
      () => undefined,
    )
  }

/** Holds back clicks and keys on islands that aren't hydrated, and replays them after hydration. */
export const replayPresses = (hydrator: Hydrator): void => {
  document.addEventListener('click', replayClicks(hydrator), { capture: true })
  document.addEventListener('keydown', replayKeys(hydrator), { capture: true })
}
