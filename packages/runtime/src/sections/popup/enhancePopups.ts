import type { Enhancer } from '../../islands/Enhancer'
import { type AwaitedPopups, awaitPopup, triggeredPopups } from './awaitPopup'

/** Fetches the popups' code once the trigger of one has fired. */
export const enhancePopups: Enhancer = (_element, { host, data, hydrate }) => ({
  prepare: () => undefined,
  stop: awaitPopup(host, data() as AwaitedPopups, (popup) => {
    if (!popup) return
    triggeredPopups.add(popup.id)
    hydrate().catch(() => undefined)
  }),
})
