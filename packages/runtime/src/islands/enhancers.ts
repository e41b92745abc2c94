import type { Enhancer } from './Enhancer'

/** Islands that are enhanced until they are hydrated. */
export const enhancers: { readonly [name: string]: (() => Promise<Enhancer>) | undefined } = {
  Popups: async () => (await import('../sections/popup/enhancePopups')).enhancePopups,
  StockList: async () => (await import('../pages/search/browser/enhanceStockList')).enhanceStockList,
}
