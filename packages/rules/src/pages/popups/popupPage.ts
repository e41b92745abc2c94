import type { PageKind } from '../../routing/Route'
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

/** The kind of page that popups know a page as; null where none opens. */
export const popupPage = (page: PageKind, path: string): PopupPage | null =>
  page === 'content' ? (path === '/' ? 'home' : 'other') : kinds[page]
