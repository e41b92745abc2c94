/** Event that closes all open menus; dispatched on the header (NAV-02). */
export const closeMenusEvent = 'closemenus'

export interface MenuBehaviour {
  /** Handles an event that reached the menu. */
  handle(event: Event): void
  /** Closes open dropdowns and removes the listeners. */
  stop(): void
}

type FocusTarget = 'first' | 'last' | 1 | -1

/** The next or previous element of the focused one, with wrap-around; or the first or last. */
const neighbour = (links: readonly HTMLElement[], place: FocusTarget): HTMLElement | undefined => {
  if (place === 'first') return links[0]
  if (place === 'last') return links[links.length - 1]
  const index = links.indexOf(document.activeElement as HTMLElement)
  return links[(index + place + links.length) % links.length]
}

/** Minimum distance in pixels between a dropdown and the viewport's edge. */
const edge = 8

/** Shifts a dropdown into the viewport: in a menu of two rows or with large text, its item may be near either edge. */
const keepInViewport = (dropdown: HTMLElement) => {
  dropdown.style.transform = ''
  const { left, right } = dropdown.getBoundingClientRect()
  const overflow = Math.max(0, right - (document.documentElement.clientWidth - edge))
  const shift = Math.max(edge - left, -overflow)
  if (shift !== 0) dropdown.style.transform = `translateX(${shift}px)`
}

// Below, `top` is the link or button of a menu item of the first level (`data-top`); its dropdown is beside it.
const dropdownOf = (top: HTMLElement) => top.parentElement?.querySelector<HTMLElement>('[data-dropdown]') ?? null
const linksIn = (top: HTMLElement) => [...(dropdownOf(top)?.querySelectorAll<HTMLElement>('a:not([hidden] *)') ?? [])]
const topAround = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-top]') : null)
const itemAround = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('.menu-item') : null)

/** Shows the links of one group of a dropdown. */
const showGroup = (dropdown: HTMLElement, chosen: number) => {
  dropdown.querySelectorAll('[data-group]').forEach((button, index) => {
    button.setAttribute('aria-pressed', String(index === chosen))
  })
  dropdown.querySelectorAll<HTMLElement>('[data-group-links]').forEach((list, index) => {
    list.hidden = index !== chosen
  })
}

/** Behaviour of the menu's dropdowns: opened on click or hover, with full keyboard support (NAV-01 to NAV-05). */
export const menuBehaviour = (menu: HTMLElement, openOn: 'click' | 'hover'): MenuBehaviour => {
  const header = menu.closest('header')
  let opened: HTMLElement | null = null

  const tops = () => [...menu.querySelectorAll<HTMLElement>('[data-top]')]

  const open = (top: HTMLElement | null) => {
    if (top === opened) return
    if (opened) {
      opened.setAttribute('aria-expanded', 'false')
      dropdownOf(opened)?.removeAttribute('data-shown')
    }
    opened = top
    header?.toggleAttribute('data-open', top !== null)
    const method = top ? 'addEventListener' : 'removeEventListener'
    document[method]('pointerdown', closeOutside)
    document[method]('focusin', closeOutside)
    header?.[method](closeMenusEvent, close)
    if (!top) return
    const dropdown = dropdownOf(top)
    top.setAttribute('aria-expanded', 'true')
    dropdown?.setAttribute('data-shown', '')
    if (!dropdown) return
    showGroup(dropdown, 0)
    keepInViewport(dropdown)
  }
  const close = () => open(null)
  const closeOutside = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close()
  }

  const press = (event: Event, top: HTMLElement) => {
    if (!top.hasAttribute('aria-controls')) return close()
    // With `hover`, a mouse has already opened the dropdown, so a click follows the link. Touch and keyboard open it.
    if (openOn === 'hover' && (event as PointerEvent).pointerType === 'mouse') return close()
    event.preventDefault()
    open(opened === top ? null : top)
  }

  const onClick = (event: Event) => {
    const target = event.target as Element
    const top = topAround(target)
    if (top) return press(event, top)
    const group = target.closest('[data-group]')
    const dropdown = target.closest<HTMLElement>('[data-dropdown]')
    if (group && dropdown) showGroup(dropdown, [...dropdown.querySelectorAll('[data-group]')].indexOf(group))
    else if (target.closest('a')) close()
  }

  const enter = (top: HTMLElement, place: FocusTarget) => {
    open(top)
    requestAnimationFrame(() => neighbour(linksIn(top), place)?.focus())
  }
  const keysOnTop = (top: HTMLElement): { readonly [key: string]: (() => void) | undefined } => {
    const hasDropdown = top.hasAttribute('aria-controls')
    return {
      ArrowRight: () => neighbour(tops(), 1)?.focus(),
      ArrowLeft: () => neighbour(tops(), -1)?.focus(),
      Home: () => neighbour(tops(), 'first')?.focus(),
      End: () => neighbour(tops(), 'last')?.focus(),
      ArrowDown: hasDropdown ? () => enter(top, 'first') : undefined,
      ArrowUp: hasDropdown ? () => enter(top, 'last') : undefined,
      ' ': hasDropdown ? () => open(opened === top ? null : top) : undefined,
      Escape: opened ? close : undefined,
    }
  }
  const keysInside = (top: HTMLElement): { readonly [key: string]: () => void } => {
    const links = linksIn(top)
    const moveBeside = (step: 1 | -1) => {
      top.focus()
      neighbour(tops(), step)?.focus()
      close()
    }
    return {
      ArrowDown: () => neighbour(links, 1)?.focus(),
      ArrowUp: () => neighbour(links, -1)?.focus(),
      Home: () => neighbour(links, 'first')?.focus(),
      End: () => neighbour(links, 'last')?.focus(),
      ArrowRight: () => moveBeside(1),
      ArrowLeft: () => moveBeside(-1),
      Escape: () => {
        close()
        top.focus()
      },
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const top = topAround(event.target)
    const around = itemAround(event.target)?.querySelector<HTMLElement>('[data-top]')
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    const action = top ? keysOnTop(top)[event.key] : around && isLink ? keysInside(around)[event.key] : undefined
    if (!action) return
    event.preventDefault()
    action()
  }

  const onPointer = (event: PointerEvent) => {
    if (openOn !== 'hover' || event.pointerType !== 'mouse') return
    const item = itemAround(event.target)
    const other = itemAround(event.relatedTarget)
    if (!item || item === other) return
    const top = item.querySelector<HTMLElement>('[data-top]')
    open(event.type === 'pointerover' && top?.hasAttribute('aria-controls') ? top : null)
  }

  return {
    handle(event) {
      if (event.type === 'click') onClick(event)
      else if (event.type === 'keydown') onKey(event as KeyboardEvent)
      else if (event.type === 'pointerover' || event.type === 'pointerout') onPointer(event as PointerEvent)
    },
    stop: close,
  }
}
