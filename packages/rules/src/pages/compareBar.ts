import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownBlocks } from '@forecourt/schema/switches/shownItems'
import { shows } from '../parts/Part'
import { comparePageRules } from './kinds/compare/comparePageRules'
import type { PageKind, Route } from './Route'

/** Forms of a page with a task of its own: a booking, or a trade-in. */
const taskForms: ReadonlySet<string> = new Set(['testDrive', 'service', 'tradeIn'])

/** Whether a content page is for a booking, a trade-in or a payment. The home page has a form among much else. */
const hasTask = (pageId: string, { pages }: Pick<ResolvedConfig, 'pages'>): boolean =>
  pages.list.some(
    (page) =>
      page.id === pageId &&
      page.path !== '/' &&
      shownBlocks(page).some((block) => block.kind === 'payment' || (block.kind === 'form' && taskForms.has(block.form))),
  )

/**
 * On which kinds of page the bar of compared cars shows: where shoppers look for cars or read, not where they complete a task such as a
 * reservation, since the bar would cover its buttons on a phone. A content page depends on its forms.
 */
const barPages: { readonly [Kind in PageKind]: boolean } = {
  accessories: true,
  blog: true,
  booking: false,
  car: true,
  checkout: false,
  compare: false,
  content: true,
  favourites: true,
  garage: true,
  gone: true,
  location: true,
  locations: true,
  model: true,
  models: true,
  offer: true,
  offers: true,
  personalisedFinance: false,
  post: true,
  print: false,
  reviewFeedback: false,
  saveSearch: false,
  search: true,
  signIn: false,
  sitemap: true,
  success: true,
  tradeIn: false,
  unsubscribe: false,
}

/** Whether the bar of compared cars shows on a page (FAV-02); `null` is the page of an address that doesn't exist. */
export const showsCompareBar = (route: Route | null, config: ResolvedConfig): boolean =>
  shows(comparePageRules.pagePart, { config }) &&
  (route === null || (barPages[route.page] && !(route.page === 'content' && hasTask(route.pageId, config))))
