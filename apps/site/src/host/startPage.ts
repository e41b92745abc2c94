import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { followAccount } from './accountWatcher'
import type { HostOptions } from './createHost'
import { overlayPopovers } from './overlayPopovers'
import { prepareOverlays } from './siteHost'

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
