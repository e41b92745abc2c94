import type { Enhancer } from '../../islands/Enhancer'
import { type AwaitedPopups, awaitPopup, duePopups } from './awaitPopup'

/** What opens popups is fetched once one is due. */
export const enhancePopups: Enhancer = (_element, { host, data, hydrate }) => ({
  prepare: () => undefined,
  stop: awaitPopup(host, data() as AwaitedPopups, (popup) => {
    if (!popup) return
    duePopups.add(popup.id)
    hydrate().catch(() => undefined)
  }),
})
