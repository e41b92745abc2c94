const names: { readonly [page: string]: string | undefined } = {
  home: 'Home',
  search: 'Stock lists',
  car: 'Cars',
  content: 'Your own pages',
  gone: 'Cars no longer for sale',
  missing: 'Pages not found',
  tradeIn: 'Trade-in',
  reviewFeedback: 'Review feedback',
  signIn: 'Sign-in',
  personalisedFinance: 'Personal finance',
}

/** Display name of a page type. */
export const countedPageName = (page: string): string => names[page] ?? `${page.slice(0, 1).toUpperCase()}${page.slice(1)}`
