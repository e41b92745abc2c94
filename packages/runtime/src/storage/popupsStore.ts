import type { SeenPopups } from '@forecourt/rules/pages/popups/popupDue'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Store } from './Store'

/** The popups that the shopper closed or followed, and when (CNT-03). */
export const popupsStore: Store<SeenPopups> = {
  key: 'popups',
  version: 1,
  empty: {},
  read: (stored) =>
    Object.fromEntries(Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, at]) => (typeof at === 'string' ? [[id, at]] : []))),
}
