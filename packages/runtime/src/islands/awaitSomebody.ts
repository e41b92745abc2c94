import { isElsewhere, leadsTo, openedInPage, sends, sidewaysKeys } from './islandSignals'
import { noticeSomebody, signs } from './somebody'

/** What unfolds a menu, which is a link without scripts. */
const unfolds = '[data-top][aria-controls]'
const unfoldingKeys: readonly string[] = [' ', 'ArrowDown', 'ArrowUp']

/** What parts answer that nobody touched: at once, or where the browser keeps something for them. */
const isWanted = (element: HTMLElement, isStored: (key: string) => boolean): boolean => {
  const [when = '', ...keys] = (element.dataset.wakes ?? '').split(' ')
  return when === 'load' || when === 'own' || when === 'tended' || keys.some(isStored)
}

/** Whether a part of the page answers before anybody touches it. */
export const isAnyWanted = (isStored: (key: string) => boolean): boolean =>
  [...document.querySelectorAll<HTMLElement>('f-island')].some((element) => isWanted(element, isStored))

const pressedOn = (event: MouseEvent): Element | null => {
  const target = event.target as Element
  const island = target.closest<HTMLElement>('f-island')
  if (!island) return null
  const link = target.closest('a')
  const answers = link && target.closest<HTMLElement>('[data-answers]')?.dataset.answers
  const element = answers && leadsTo(link, answers) ? link : target.closest(`${sends}, ${openedInPage}, ${unfolds}`)
  return element && !(element.matches('a') && isElsewhere(event)) ? element : null
}

const typedOn = ({ key, target }: KeyboardEvent): Element | null => {
  const element = target as Element
  if (!element.closest('f-island')) return null
  return (sidewaysKeys.includes(key) && element.matches('button')) || (unfoldingKeys.includes(key) && element.matches(unfolds))
    ? element
    : null
}

/**
 * Has the page answer at the first sign of somebody, which fetches what answers; what is pressed or typed until that is there happens
 * then, and where it can't be had the browser does what it would without scripts. Gives back what has it answer at once.
 */
export const awaitSomebody = (answer: () => Promise<unknown>): (() => Promise<void>) => {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const held: (readonly [Element, Event])[] = []
  let hovered: Element | null = null
  let underway: Promise<void> | null = null
  let isLettingGo = false

  const happen = () => {
    for (const [element, event] of held.splice(0)) {
      if (!element.isConnected) continue
      if (event.type === 'click') element.dispatchEvent(new PointerEvent('click', event))
      else if (!isLettingGo) element.dispatchEvent(new KeyboardEvent('keydown', event))
    }
  }
  /** Who was there before is noticed once more. */
  const noticeAgain = () => {
    if (hovered?.matches(':hover')) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const focused = document.activeElement
    if (focused?.closest('f-island')) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  const begin = (): Promise<void> => {
    underway ??= answer().then(
      () => {
        over.abort()
        noticeAgain()
        happen()
      },
      () => {
        // What did not come is asked for again at the next sign.
        underway = null
        isLettingGo = true
        happen()
        isLettingGo = false
      },
    )
    return underway
  }
  const onSign = () => {
    noticeSomebody()
    void begin()
  }
  const hold = (element: Element | null, event: Event) => {
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type !== 'click' || !held.some(([one]) => one === element)) held.push([element, event])
    void begin()
  }

  for (const sign of signs)
    document.addEventListener(
      sign,
      (event) => {
        if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse') hovered = event.target as Element
        onSign()
      },
      { ...options, passive: true },
    )
  document.addEventListener(
    'click',
    (event) => {
      if (isLettingGo) return
      if (event.target instanceof Element) hold(pressedOn(event), event)
      onSign()
    },
    options,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof Element) hold(typedOn(event), event)
      onSign()
    },
    options,
  )
  return begin
}
