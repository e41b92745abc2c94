import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownBlocks } from '@forecourt/schema/switches/shownItems'
import type { PageKind, Route } from '../../routing/Route'
import type { PopupPage } from './Popup'

/** What each kind of page is to popups; null where none opens: on the way to paying, where only one shopper is, and on paper (CNT-01). */
const kinds: { readonly [Kind in Exclude<PageKind, 'content'>]: PopupPage | null } = {
  search: 'stock',
  car: 'car',
  gone: 'car',
  offers: 'offers',
  offer: 'offers',
  blog: 'blog',
  post: 'blog',
  models: 'other',
  model: 'other',
  accessories: 'other',
  locations: 'other',
  location: 'other',
  sitemap: 'other',
  compare: null,
  favourites: null,
  print: null,
  success: null,
  reviewFeedback: null,
  signIn: null,
  garage: null,
  unsubscribe: null,
  booking: null,
  personalisedFinance: null,
  checkout: null,
  tradeIn: null,
}

/** Whether a content page takes payments. */
const takesPayment = ({ pages }: Pick<ResolvedConfig, 'pages'>, pageId: string): boolean => {
  const page = pages.list.find(({ id }) => id === pageId)
  return page !== undefined && shownBlocks(page).some(({ kind }) => kind === 'payment')
}

/** The kind of page that popups know a page as; null where none opens, also where a dealer put the form to pay by (CNT-01). */
export const popupPage = (route: Route, config: Pick<ResolvedConfig, 'pages'>): PopupPage | null => {
  if (route.page !== 'content') return kinds[route.page]
  if (takesPayment(config, route.pageId)) return null
  return route.path === '/' ? 'home' : 'other'
}
