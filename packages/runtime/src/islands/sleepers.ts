import type { Sleeper } from './Sleeper'

/** The parts with something to do while they sleep. */
export const sleepers: { readonly [name: string]: (() => Promise<Sleeper>) | undefined } = {
  Popups: async () => (await import('../sections/popup/tendPopups')).tendPopups,
  StockList: async () => (await import('../pages/search/browser/tendSleepingList')).tendSleepingList,
}
