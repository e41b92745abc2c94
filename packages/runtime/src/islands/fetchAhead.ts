import { onFirstInteraction } from './firstInteraction'
import { whenIdle } from './whenIdle'

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the code of a part after the first interaction with the page, once the browser is idle: the first press then waits for no network.
 * Nothing is fetched for a page without interactions, nor for people who save data.
 */
export const fetchAhead = (fetch: () => Promise<unknown>): void => {
  if (savesData()) return
  // What did not come is asked for again by the press.
  onFirstInteraction(() => whenIdle(() => void fetch().catch(() => undefined)))
}
