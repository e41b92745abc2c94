const names: { readonly [page: string]: string | undefined } = {
  home: 'Home',
  search: 'Stock lists',
  car: 'Cars',
  content: 'Pages of your own',
  gone: 'Cars that left',
  missing: 'Addresses that name nothing',
  tradeIn: 'Trade-in',
  reviewFeedback: 'Review feedback',
  signIn: 'Sign-in',
  personalisedFinance: 'Finance for a person',
}

/** Display name of a page type. */
export const countedPageName = (page: string): string => names[page] ?? `${page.slice(0, 1).toUpperCase()}${page.slice(1)}`
