import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { noteVisit } from '../measuring/visit'
import { followAccount } from './accountWatcher'
import type { HostOptions } from './createHost'
import { overlayPopovers } from './overlayPopovers'
import { prepareOverlays } from './siteHost'

/** Whoever begins to fill in a form will want to send it, wherever the network is by then. */
const prepareToSend = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.closest('form')) import('./hostCalls').catch(() => {})
}

/** Looks are counted on the pages of cars alone, so that other pages need not load how. */
const countViews = () => {
  if (window.location.pathname.startsWith('/cars/'))
    import('./countView').then(
      ({ countView }) => countView(),
      () => {},
    )
}

/** Fetched once the page has come to life: nothing is measured before its first paint (ANL-01). */
const measure = () => {
  import('../measuring/startMeasuring').then(
    ({ startMeasuring }) => startMeasuring(),
    () => {},
  )
}

/** What a page of the public site does beside its parts. Gives back what stops it. */
export const startPage = (host: RuntimeHost, { accounts }: HostOptions): (() => void) => {
  countViews()
  noteVisit()
  measure()
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
