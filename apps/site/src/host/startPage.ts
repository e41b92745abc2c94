import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { followAccount } from './accountWatcher'
import { type HostOptions, prepareOverlays } from './siteHost'

const isPopover = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement && target.hasAttribute('popover')

/** Sheets and notices that the browser opens by itself are layers over the page, too. Gives back how to stop. */
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
  // Toggling is told to the popover alone, on its way down.
  document.addEventListener('toggle', onToggle, true)
  // Opened before the page's scripts were there.
  for (const popover of document.querySelectorAll('[popover]')) if (isPopover(popover) && popover.matches(':popover-open')) opened(popover)
  return () => document.removeEventListener('toggle', onToggle, true)
}

/** A form that is being filled in will be sent, with or without a network by then. */
const prepareToSend = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.closest('form')) import('./hostCalls').catch(() => {})
}

/** What a page of the public site does beside its parts once it is hydrated. Returns what stops it. */
export const startPage = (host: RuntimeHost, { accounts }: HostOptions): (() => void) => {
  if (accounts) followAccount(host)
  const letPopoversBe = overlayPopovers(host)
  // What opens over a page has its entry in the history at once, by finger or key and on a slow network.
  prepareOverlays().catch(() => {})
  document.addEventListener('focusin', prepareToSend)
  return () => {
    letPopoversBe()
    document.removeEventListener('focusin', prepareToSend)
  }
}
