import type { Sleeper } from '../../islands/Sleeper'
import { type AwaitedPopups, awaitPopup } from './awaitPopup'
import { duePopups } from './duePopups'

/** What opens popups is fetched once one is due. */
export const tendPopups: Sleeper = (_element, { host, data, wake }) => ({
  prepare: () => undefined,
  stop: awaitPopup(host, data() as AwaitedPopups, (popup) => {
    if (!popup) return
    duePopups.add(popup.id)
    wake().catch(() => undefined)
  }),
})
