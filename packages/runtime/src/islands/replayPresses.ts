import type { Hydrator } from './createHydrator'
import { isElsewhere, leadsTo, openedInPage, sends, sidewaysKeys } from './islandSignals'

const allAround = (target: Element): readonly HTMLElement[] => {
  const found: HTMLElement[] = []
  let element = target.closest<HTMLElement>('f-island')
  for (; element; element = element.parentElement?.closest<HTMLElement>('f-island') ?? null) found.push(element)
  return found
}

const hydratesBy = (element: HTMLElement, target: Element): boolean => {
  const { hydrateOn, answers } = element.dataset
  if (hydrateOn !== 'own-interaction') return hydrateOn !== 'call' && hydrateOn !== 'enhancement'
  return target.closest('f-island, f-slot') === element || leadsTo(target.closest('a'), answers)
}

/** The parts around a target that an interaction with it hydrates, from the inside out. */
export const islandsAround = (target: EventTarget | null): readonly HTMLElement[] =>
  target instanceof Element ? allAround(target).filter((element) => hydratesBy(element, target)) : []

/** Besides those, buttons that answer by script alone, and those that send what a script says more of than the browser; what a form asks for by its address needs none. */
const pressable = `button[type=button]:not([popovertarget]), ${sends}, ${openedInPage}`

type Pressable = (HTMLButtonElement | HTMLAnchorElement) & { readonly type?: string }

/** What was pressed where it was, or what replaced it when its part was hydrated. */
const replacing = (pressed: Pressable, part: Element): Pressable | undefined =>
  pressed.isConnected
    ? pressed
    : [...part.querySelectorAll<Pressable>(pressable)].find(
        ({ type, textContent }) => type === pressed.type && textContent === pressed.textContent,
      )

/** Holds an event back from all listeners, and not from some now and others later. */
const hold = (event: Event) => {
  event.stopImmediatePropagation()
  event.preventDefault()
}

/** Replays a press on a part that isn't hydrated once it is. */
const replayClicks = ({ hydrate, isHydrated }: Hydrator) => {
  /** Presses that are left to the browser, as their code can't be fetched. */
  const letGo = new WeakSet<Element>()
  return (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const islands = islandsAround(target)
    const link = target?.closest('a') ?? null
    const isAnswered = islands.some((one) => !isHydrated(one) && leadsTo(link, one.dataset.answers))
    const element = isAnswered ? link : (target?.closest<Pressable>(pressable) ?? null)
    const isLink = isAnswered || (element?.matches(openedInPage) ?? false)
    // A button is its own part's; a link is opened by whichever part around it does.
    const [own] = isLink ? islands.filter((one) => !isHydrated(one)) : islands
    if (!element || !own || isHydrated(own) || letGo.has(element) || (isLink && isElsewhere(event))) return
    hold(event)
    Promise.allSettled(islands.map((one) => hydrate(one, element))).then((outcomes) => {
      const pressed = replacing(element, own)
      if (!pressed) return
      const isThere = (isLink ? outcomes : outcomes.slice(0, 1)).every(({ status }) => status === 'fulfilled')
      // A part that can't be fetched can't send, nor open anything: the browser sends, and follows links.
      if (!isThere) {
        if (!isLink && pressed.type !== 'submit') return
        letGo.add(pressed)
      }
      pressed.click()
    })
  }
}

/** Replays an arrow key on a button of a part that isn't hydrated once it is. */
const replayKeys =
  ({ hydrate, isHydrated }: Hydrator) =>
  (event: KeyboardEvent) => {
    const { target, key } = event
    const [own] = target instanceof HTMLButtonElement && sidewaysKeys.includes(key) ? islandsAround(target) : []
    if (!target || !own || isHydrated(own)) return
    hold(event)
    const again = new KeyboardEvent('keydown', event)
    hydrate(own).then(
      () => void target.dispatchEvent(again),
      () => undefined,
    )
  }

/** Holds presses and keys on parts back that aren't hydrated, and replays them once those are. */
export const replayPresses = (hydrator: Hydrator): void => {
  document.addEventListener('click', replayClicks(hydrator), { capture: true })
  document.addEventListener('keydown', replayKeys(hydrator), { capture: true })
}
