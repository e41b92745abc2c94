import type { Enhancer } from '../../islands/Enhancer'
import { type AwaitedPopups, awaitPopup, duePopups } from './awaitPopup'

/** Fetches the popups' code once one is due. */
export const enhancePopups: Enhancer = (_element, { host, data, hydrate }) => ({
  prepare: () => undefined,
  stop: awaitPopup(host, data() as AwaitedPopups, (popup) => {
    if (!popup) return
    duePopups.add(popup.id)
    hydrate().catch(() => undefined)
  }),
})
