import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { followAccount } from './accountWatcher'
import { type HostOptions, prepareOverlays } from './siteHost'

const isPopover = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement && target.hasAttribute('popover')

/** Registers native popovers as overlays. Returns a function that stops it. */
const overlayPopovers = ({ overlay }: Pick<RuntimeHost, 'overlay'>): (() => void) => {
  const open = new Map<HTMLElement, () => void>()
  const opened = (popover: HTMLElement) => {
    if (!open.has(popover))
      open.set(
        popover,
        overlay(() => popover.hidePopover()),
      )
  }
  const onToggle = (event: Event) => {
    const { target } = event
    if (!isPopover(target)) return
    if ('newState' in event && event.newState === 'open') return opened(target)
    open.get(target)?.()
    open.delete(target)
  }
  // Toggle events don't bubble, so they are captured.
  document.addEventListener('toggle', onToggle, true)
  // Opened before the scripts ran.
  for (const popover of document.querySelectorAll('[popover]')) if (isPopover(popover) && popover.matches(':popover-open')) opened(popover)
  return () => document.removeEventListener('toggle', onToggle, true)
}

/** Preloads the submit code on focus, as the network may be unavailable by then. */
const preloadSubmit = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.closest('form')) import('./hostCalls').catch(() => {})
}

/** Page-wide behaviour of the public site after hydration. Returns a function that stops it. */
export const startPage = (host: RuntimeHost, { accounts }: HostOptions): (() => void) => {
  if (accounts) followAccount(host)
  const stopPopovers = overlayPopovers(host)
  // Loaded ahead, so that overlays get their history entry at once.
  prepareOverlays().catch(() => {})
  document.addEventListener('focusin', preloadSubmit)
  return () => {
    stopPopovers()
    document.removeEventListener('focusin', preloadSubmit)
  }
}
