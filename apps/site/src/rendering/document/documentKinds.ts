import type { PageKind } from '@forecourt/rules/routing/Route'

/** The kinds of page that are written as documents of their own, without the framework's scripts (decision 054). */
export const documentKinds = [
  'accessories',
  'blog',
  'booking',
  'car',
  'checkout',
  'compare',
  'content',
  'favourites',
  'garage',
  'gone',
  'location',
  'locations',
  'model',
  'models',
  'offer',
  'offers',
  'personalisedFinance',
  'post',
  'print',
  'reviewFeedback',
  'search',
  'signIn',
  'sitemap',
  'success',
  'tradeIn',
  'unsubscribe',
] as const satisfies readonly PageKind[]

export type DocumentKind = (typeof documentKinds)[number]

export const isDocumentKind = (kind: PageKind): kind is DocumentKind => (documentKinds as readonly PageKind[]).includes(kind)
