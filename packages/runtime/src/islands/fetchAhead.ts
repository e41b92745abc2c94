import { onceSomebody } from './somebody'
import { whenIdle } from './whenIdle'

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches what a part is made of once somebody is there, in a pause of theirs: the first press then waits for no network. Nothing is
 * fetched for a page that nobody touches, nor for people who save data.
 */
export const fetchAhead = (fetch: () => Promise<unknown>): void => {
  if (savesData()) return
  // What did not come is asked for again by the press.
  onceSomebody(() => whenIdle(() => void fetch().catch(() => undefined)))
}
