/** Pages by the names that the Automotive Standards Council has for them; those it has none for are 'custom'. */
const pageTypes: { readonly [page: string]: string } = {
  home: 'home',
  search: 'itemlist',
  car: 'item',
  gone: 'item',
  locations: 'contact',
  location: 'contact',
  offers: 'specials',
  offer: 'specials',
  checkout: 'retail_process',
  tradeIn: 'trade',
  personalisedFinance: 'finance',
}

/** @example ascPageType('search') // 'itemlist' */
export const ascPageType = (page: string): string => pageTypes[page] ?? 'custom'
