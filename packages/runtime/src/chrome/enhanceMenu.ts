import type { MenuBehaviour } from './menuBehaviour'

const triggers = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown'] as const

/** Whether a click should open a dropdown instead of following the link. */
const isForDropdown = (event: Event, openOn: 'click' | 'hover'): boolean => {
  const top = event.target instanceof Element ? event.target.closest('[data-top][aria-controls]') : null
  if (!top) return false
  if (event instanceof KeyboardEvent) return [' ', 'ArrowDown', 'ArrowUp'].includes(event.key)
  if (event.type !== 'click' || !(event instanceof MouseEvent)) return false
  const isMouse = 'pointerType' in event && event.pointerType === 'mouse'
  return !(openOn === 'hover' && isMouse) && !event.metaKey && !event.ctrlKey && !event.shiftKey
}

/**
 * Attaches `menuBehaviour` to a menu, fetched on the first pointer or focus event in it; events before that are replayed. If the fetch
 * fails, the links work as plain links. Returns a function that detaches it.
 */
export const enhanceMenu = (menu: HTMLElement, data: { readonly openOn?: unknown }): (() => void) => {
  const openOn = data.openOn === 'hover' ? 'hover' : 'click'
  let behaviour: MenuBehaviour | null = null
  let stopped = false
  let loading = false
  let pendingEvent: { readonly event: Event; readonly link: HTMLAnchorElement | null } | null = null

  const load = async () => {
    if (loading) return
    loading = true
    try {
      const { menuBehaviour } = await import('./menuBehaviour')
      if (stopped) return
      behaviour = menuBehaviour(menu, openOn)
      if (pendingEvent) behaviour.handle(pendingEvent.event)
    } catch {
      loading = false
      if (pendingEvent?.event.type === 'click' && pendingEvent.link) window.location.assign(pendingEvent.link.href)
      pendingEvent = null
    }
  }
  const listen = (event: Event) => {
    if (behaviour) return behaviour.handle(event)
    if (isForDropdown(event, openOn)) {
      event.preventDefault()
      pendingEvent = { event, link: (event.target as Element).closest('a') }
    } else if (event.type === 'pointerover' && (pendingEvent === null || pendingEvent.event.type === 'pointerover'))
      pendingEvent = { event, link: null }
    void load()
  }
  const kinds = [...triggers, 'pointerout'] as const
  for (const kind of kinds) menu.addEventListener(kind, listen)
  return () => {
    stopped = true
    behaviour?.stop()
    for (const kind of kinds) menu.removeEventListener(kind, listen)
  }
}
