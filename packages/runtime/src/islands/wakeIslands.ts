import type { RuntimeHost } from '../host/RuntimeHost'
import { fetchAhead } from './fetchAhead'
import { firstLater } from './islandIds'
import { calledEvent, isElsewhere, leadsTo, openedInPage, sends, sidewaysKeys } from './islandSignals'
import type { PlainPart } from './PlainPart'
import { plainParts } from './plainParts'
import type { TendedIsland } from './Sleeper'
import { sleepers } from './sleepers'
import { isSomebodyThere, onceSomebody, touches } from './somebody'

/** About a screen: far enough for what is fetched to be there before it is needed. */
const nearness = '600px 0px'

/** Besides those, buttons that answer by script alone, and those that send what a script says more of than the browser; what a form asks for by its address needs none. */
const pressable = `button[type=button]:not([popovertarget]), ${sends}, ${openedInPage}`

type Pressable = (HTMLButtonElement | HTMLAnchorElement) & { readonly type?: string }

/** What was pressed where it was, or what stands for it since its part answers. */
const standingFor = (pressed: Pressable, part: Element): Pressable | undefined =>
  pressed.isConnected
    ? pressed
    : [...part.querySelectorAll<Pressable>(pressable)].find(
        ({ type, textContent }) => type === pressed.type && textContent === pressed.textContent,
      )

const codeOf = (part: string, touched?: Element) =>
  Promise.all([import('./hydrateIsland'), import('./loadIsland').then(({ loadIsland }) => loadIsland(part, touched))])

const boxOf = (element: Element): Element | null => {
  for (const child of element.children) {
    const box = child.matches('f-island, f-slot') || getComputedStyle(child).display === 'contents' ? boxOf(child) : child
    if (box) return box
  }
  return null
}

/** The data of the parts of what came later (`writeFragment`). */
const linesWithin = (fragment: Element): readonly string[] => fragment.querySelector(':scope > script')?.textContent.split('\n') ?? []

/**
 * Has the parts of a public page answer, each by itself, as `Wakes` says; and a press on one that sleeps, by pointer or key, happen once it answers.
 * Resolves once those answer that are to at once, and those near the screen of somebody.
 */
export const wakeIslands = (
  host: RuntimeHost,
  lines: readonly string[],
  /** Effects that are there already, of what every page has. */
  come: { readonly [name: string]: PlainPart | undefined } = {},
): Promise<unknown> => {
  const waking = new Map<Element, Promise<void>>()
  const awake = new WeakSet<Element>()
  /** By what is watched, which several parts may have in common. */
  const sleepsUntilNear = new Map<Element, ((isNear: boolean) => void)[]>()
  const letGo = new WeakSet<Element>()
  const tended = new Map<Element, TendedIsland>()
  /** What ends parts of what came later. */
  const ends = new Map<Element, () => void>()

  const dataOf = (element: HTMLElement): string => {
    const line = Number(element.dataset.line)
    const fragment = line < firstLater ? null : element.closest('f-fragment')
    return (fragment ? linesWithin(fragment)[line - firstLater] : lines[line]) ?? '{}'
  }
  /** Gives back what ends it. */
  const bringToLife = async (element: HTMLElement, touched?: Element): Promise<(() => void) | undefined> => {
    const { part = '', line = '' } = element.dataset
    const data = dataOf(element)
    const plain = plainParts[part]
    if (plain) {
      const [live, inside] = [come[part] ?? (await plain()), element.firstElementChild]
      return live(inside instanceof HTMLElement ? inside : element, JSON.parse(data), host)
    }
    const [{ hydrateIsland }, Part] = await codeOf(part, touched)
    const root = await hydrateIsland(element, { Part, host, data, line: Number(line) })
    return () => root.unmount()
  }
  const wake = (element: HTMLElement, touched?: Element): Promise<void> => {
    const underway = waking.get(element)
    if (underway) return underway
    tended.get(element)?.prepare()
    const done = bringToLife(element, touched).then(
      (end) => {
        awake.add(element)
        tended.get(element)?.stop()
        tended.delete(element)
        if (!end || Number(element.dataset.line) < firstLater) return
        if (element.isConnected) ends.set(element, end)
        else end()
      },
      (error: unknown) => {
        // What did not come is asked for again at the next touch.
        waking.delete(element)
        throw error
      },
    )
    waking.set(element, done)
    return done
  }
  const quietly = (element: HTMLElement, touched?: Element) => wake(element, touched).catch(() => undefined)

  const around = (target: EventTarget | null): HTMLElement[] => {
    const found: HTMLElement[] = []
    let element = target instanceof Element ? target.closest<HTMLElement>('f-island') : null
    for (; element; element = element.parentElement?.closest<HTMLElement>('f-island') ?? null) found.push(element)
    return found
  }
  const wakesByTouch = (element: HTMLElement, target: Element) => {
    const { wakes, answers } = element.dataset
    if (wakes !== 'own') return wakes !== 'called' && wakes !== 'tended'
    return target.closest('f-island, f-slot') === element || leadsTo(target.closest('a'), answers)
  }
  /** Those around what is touched that are to answer. */
  const touchedBy = (target: EventTarget | null): HTMLElement[] =>
    target instanceof Element ? around(target).filter((element) => wakesByTouch(element, target)) : []
  const onTouch = ({ target }: Event) => {
    for (const element of touchedBy(target)) quietly(element, target as Element)
  }
  for (const touch of touches) document.addEventListener(touch, onTouch, { capture: true, passive: true })

  document.addEventListener(
    'click',
    (event) => {
      const pressedOn = event.target instanceof Element ? event.target : null
      const islands = touchedBy(pressedOn)
      const link = pressedOn?.closest('a') ?? null
      const isAnswered = islands.some((one) => !awake.has(one) && leadsTo(link, one.dataset.answers))
      const element = isAnswered ? link : (pressedOn?.closest<Pressable>(pressable) ?? null)
      const isLink = isAnswered || (element?.matches(openedInPage) ?? false)
      // A button is its own part's; a link is opened by whichever part around it does.
      const [own] = isLink ? islands.filter((one) => !awake.has(one)) : islands
      if (!element || !own || awake.has(own) || letGo.has(element) || (isLink && isElsewhere(event))) return
      // Once, by all who listen, and not by some now and by others later.
      event.stopImmediatePropagation()
      event.preventDefault()
      Promise.allSettled(islands.map((one) => wake(one, element))).then((woken) => {
        const pressed = standingFor(element, own)
        if (!pressed) return
        const hasCome = (isLink ? woken : woken.slice(0, 1)).every(({ status }) => status === 'fulfilled')
        // What doesn't come can't send, nor open anything: the browser sends, and follows links.
        if (!hasCome) {
          if (!isLink && pressed.type !== 'submit') return
          letGo.add(pressed)
        }
        pressed.click()
      })
    },
    { capture: true },
  )

  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event
      const [own] = target instanceof HTMLButtonElement && sidewaysKeys.includes(key) ? touchedBy(target) : []
      if (!target || !own || awake.has(own)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      const again = new KeyboardEvent('keydown', event)
      wake(own).then(
        () => void target.dispatchEvent(again),
        () => undefined,
      )
    },
    { capture: true },
  )

  const eyes =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (seen) => {
            for (const { isIntersecting, target } of seen) {
              for (const tell of sleepsUntilNear.get(target) ?? []) tell(isIntersecting)
              if (isIntersecting) eyes?.unobserve(target)
            }
          },
          { rootMargin: nearness },
        )
      : null

  addEventListener(calledEvent, (event) => {
    for (const element of document.querySelectorAll<HTMLElement>(`f-island[data-part="${(event as CustomEvent<string>).detail}"]`))
      quietly(element)
  })

  /** Does what can't wait until a part answers. */
  const tend = async (element: HTMLElement): Promise<void> => {
    const load = sleepers[element.dataset.part ?? '']
    if (!load) return
    const sleeper = await load()
    if (awake.has(element)) return
    const sleeping = sleeper(element, { host, data: () => JSON.parse(dataOf(element)), wake: () => wake(element) })
    if (awake.has(element)) return sleeping.stop()
    tended.set(element, sleeping)
    if (waking.has(element)) sleeping.prepare()
  }

  /** A part that was put into the page, now or later. */
  const attend = (element: HTMLElement): Promise<unknown> | undefined => {
    const { wakes = 'near' } = element.dataset
    if (wakes === 'load' || wakes.startsWith('somebody')) return quietly(element)
    if (wakes.startsWith('stored ')) {
      const keys = wakes.split(' ').slice(1)
      if (keys.some((key) => host.storage.read(key))) return quietly(element)
      for (const key of keys) host.storage.watch(key, () => quietly(element))
    }
    // It holds most of the page: its first press would wait for a hundred kilobytes.
    if (wakes === 'own') fetchAhead(() => codeOf(element.dataset.part ?? ''))
    if (wakes !== 'near') return tend(element).catch(() => undefined)
    if (isSomebodyThere()) return wakeNear(element)
    onceSomebody(() => wakeNear(element))
    return undefined
  }

  /** What is near the screen answers once somebody is there to see it. */
  const wakeNear = (element: HTMLElement): Promise<unknown> | undefined => {
    const box = eyes && boxOf(element)
    if (!box) return quietly(element)
    return new Promise<void>((resolve) => {
      const tell = (isNear: boolean) => resolve(isNear ? quietly(element) : undefined)
      sleepsUntilNear.set(box, [...(sleepsUntilNear.get(box) ?? []), tell])
      eyes?.observe(box)
    })
  }

  // Most of what the first press waits for, and the same for all parts.
  fetchAhead(() => import('./hydrateIsland'))
  const first: (Promise<unknown> | undefined)[] = []
  let isStarting = true
  customElements.define(
    'f-island',
    class extends HTMLElement {
      connectedCallback() {
        if (waking.has(this)) return
        const begun = attend(this)
        if (isStarting) first.push(begun)
      }
    },
  )
  isStarting = false
  customElements.define(
    'f-fragment',
    class extends HTMLElement {
      disconnectedCallback() {
        for (const element of this.querySelectorAll('f-island')) {
          tended.get(element)?.stop()
          tended.delete(element)
          ends.get(element)?.()
          ends.delete(element)
          waking.delete(element)
        }
        for (const box of sleepsUntilNear.keys()) {
          if (!this.contains(box)) continue
          eyes?.unobserve(box)
          sleepsUntilNear.delete(box)
        }
      }
    },
  )
  return Promise.all(first)
}
