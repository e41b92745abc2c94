import type { FormKind } from '@forecourt/schema/blocks/formKinds'
import { financePaths } from '@forecourt/schema/financePaths'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasContactPages } from '@forecourt/schema/switches/hasContactPages'
import { isFinancePath } from '@forecourt/schema/switches/isFinancePath'
import { isOfOneMake } from '@forecourt/schema/switches/isOfOneMake'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import { isClosedOff } from '../accounts/findGate'
import { garagePaths } from '../accounts/garagePaths'
import { hasAccounts } from '../accounts/hasAccounts'
import { shows } from '../parts/shows'
import { isPostCategory } from '../records/kinds/postCategories'
import { blogHref } from './blogHref'
import { carHref } from './carHref'
import { optionalPages } from './optionalPages'
import { parseSearchPreset } from './parseSearchPreset'
import type { Route, RouteMatch, RouteNames } from './Route'

const longestPath = 400
const harmless = /^\/(?:[a-z0-9~_-][a-z0-9~_.-]*\/)*(?:[a-z0-9~_-][a-z0-9~_.-]*)?$/i

const notFound: RouteMatch = { kind: 'notFound' }
const page = (route: Route): RouteMatch => ({ kind: 'page', route })
/** Permanent: true of every site, whatever its settings. */
const moved = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 308 })
/** Temporary: a setting decides it, and browsers would remember a permanent one. */
const elsewhere = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 307 })

const contentMatch = (config: ResolvedConfig, path: string): RouteMatch | null => {
  const shown = shownPages(config)
  const finance = shown.find(({ id }) => id === 'finance')
  if (finance && isFinancePath(path, config)) return page({ page: 'content', pageId: finance.id, path })
  const found = shown.find((candidate) => candidate.path === path && candidate !== finance)
  if (found) return page({ page: 'content', pageId: found.id, path })
  return finance && (path === finance.path || financePaths.includes(path)) ? elsewhere(config.finance.path) : null
}

/** The pages of one shopper: theirs are the addresses that the site gives them (RTE-13, RTE-22, RTE-23). */
const accountMatch = (config: ResolvedConfig, path: string): RouteMatch | null => {
  if (path === '/booking') return page({ page: 'booking', path })
  if (path === '/pages/unsubscribe') return page({ page: 'unsubscribe', path })
  if (path === '/sign-in') return hasAccounts(config) ? page({ page: 'signIn', path }) : notFound
  if (isClosedOff(path, config)) return notFound
  return garagePaths(config).includes(path) ? page({ page: 'garage', path }) : null
}

const accessoriesEnd = '/accessories'

const checkoutEnds: readonly string[] = ['checkout', 'buy-online']

/** Where a car is reserved: at the one address of the two that the site gives it (RTE-05); where nothing is paid on the site, its page has the form. */
const checkoutMatch = (config: ResolvedConfig, path: string, slug: string, end: string): RouteMatch => {
  if (!checkoutEnds.includes(end)) return notFound
  if (!takesDeposits(config)) return elsewhere(carHref({ slug }))
  return end === config.checkout.path
    ? page({ page: 'checkout', path, kind: 'reserve', slug })
    : elsewhere(`${carHref({ slug })}/${config.checkout.path}`)
}

/** The site's page with a form, or else its contact page. */
const askingMatch = (config: ResolvedConfig, form: FormKind): RouteMatch => {
  const asks = shownPages(config).find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.form === form))
  const instead = asks ?? shownPages(config).find(({ id }) => id === 'contact')
  return instead ? elsewhere(instead.path) : notFound
}

/** Valuing the shopper's own vehicle; where nobody is valued step by step, the site's page with the form, or else its contact page (RTE-07). */
const tradeInMatch = (config: ResolvedConfig, path: string): RouteMatch => {
  if (shows(optionalPages.tradeIn, { config })) return page({ page: 'tradeIn', path })
  return askingMatch(config, 'tradeIn')
}

const mostBlogPages = 1000

/** The lists of the blog, by category, tag and page, and its posts (RTE-24). */
const blogMatch = (config: ResolvedConfig, path: string, rest: readonly string[]): RouteMatch => {
  if (!shows(optionalPages.blog, { config })) return notFound
  const [pages, written] = rest.at(-2) === 'page' ? [rest.slice(0, -2), rest.at(-1)] : [rest, undefined]
  const number = written === undefined ? 1 : /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 0
  if (number < 1 || number > mostBlogPages) return notFound
  const [first, tag, ...more] = pages
  if (more.length > 0) return notFound
  const isTag = first === 'tag'
  const isCategory = first !== undefined && isPostCategory(first)
  if (first !== undefined && !isTag && !isCategory)
    return tag === undefined && written === undefined ? page({ page: 'post', path, slug: first }) : notFound
  if (isTag ? tag === undefined : tag !== undefined) return notFound
  // The first page of a list has the plain address alone.
  const list = { ...(isCategory && { category: first }), ...(isTag && tag !== undefined && { tag }) }
  if (written === '1') return moved(blogHref(list))
  return page({ page: 'blog', path, category: isCategory ? first : null, tag: isTag ? (tag ?? null) : null, number })
}

/** A model's page at its address, and its accessories below; its plain name leads there where its address is another (RTE-19). */
const modelMatch = ({ modelPages }: RouteNames, path: string): RouteMatch | null => {
  const end = path.endsWith(accessoriesEnd) ? accessoriesEnd : ''
  const about = path.slice(0, path.length - end.length)
  const found = modelPages.find((each) => each.path === about)
  if (found) return page(end === '' ? { page: 'model', path, modelId: found.id } : { page: 'accessories', path, modelId: found.id })
  const named = modelPages.find(({ plain }) => plain === about)
  return named ? elsewhere(`${named.path}${end}`) : null
}

/** The fixed routes of every site, where its settings have them; null when the first segment belongs to none. */
const fixedMatch = (config: ResolvedConfig, names: RouteNames, path: string): RouteMatch | null => {
  const [first, ...rest] = path.slice(1).split('/')
  const [slug, more] = rest
  const isList = rest.length === 0
  const isItem = rest.length === 1 && slug !== undefined
  switch (first) {
    case 'cars':
      if (rest.length === 2 && slug && more) return checkoutMatch(config, path, slug, more)
      // For which car is for the query to say (RTE-07).
      if (isItem && slug === 'trade-in') return tradeInMatch(config, path)
      return isItem ? page({ page: 'car', path, slug }) : notFound
    // Which car, or which journey, is for the query to say (RTE-06).
    case 'checkout-journey':
      if (!isList) return notFound
      return takesDeposits(config) ? page({ page: 'checkout', path, kind: 'buy', slug: null }) : elsewhere('/search')
    // The address shoppers see is /print?car_id={slug} (RTE-08).
    case 'print':
      return isItem ? page({ page: 'print', path, slug }) : notFound
    case 'search': {
      const preset = parseSearchPreset(rest, names)
      return preset ? page({ page: 'search', path, preset }) : notFound
    }
    case 'pre-owned':
      return isList ? page({ page: 'search', path, preset: { certified: true } }) : notFound
    // The manufacturer's own page where the dealer has a domain there; the menu then leads there at once (NAV-07).
    case 'new-vehicles':
      return isList ? elsewhere(names.modelPages.length > 0 ? '/models' : '/search/new-cars') : notFound
    // Which body is for the query to say (RTE-20). Where nothing is sold new there are only cars.
    case 'models':
      if (!isList) return notFound
      return names.modelPages.length > 0 ? page({ page: 'models', path }) : elsewhere('/search')
    case 'accessories':
      if (!isList) return notFound
      return names.modelPages.length > 0 ? page({ page: 'accessories', path, modelId: null }) : askingMatch(config, 'parts')
    // Where finance is not worked out for a person, it is asked about on the finance page (NAV-14, RTE-12).
    case 'personalised':
      if (!isItem || slug !== 'finance') return notFound
      return shows(optionalPages.personalFinance, { config }) ? page({ page: 'personalisedFinance', path }) : elsewhere(config.finance.path)
    case 'our-location':
      if (isList) return page({ page: 'locations', path })
      if (!isItem) return notFound
      return hasContactPages(config.locations) ? elsewhere(`/contact-us/${slug}`) : page({ page: 'location', path, slug })
    case 'contact-us':
      if (isList) return contentMatch(config, path) ?? elsewhere('/our-location')
      if (!isItem) return notFound
      return hasContactPages(config.locations) ? page({ page: 'location', path, slug }) : elsewhere(`/our-location/${slug}`)
    case 'special-offers':
      return isList ? page({ page: 'offers', path }) : notFound
    case 'offers':
      if (isList) return moved('/special-offers')
      if (isItem) return page({ page: 'offer', path, offerId: slug })
      if (rest.length !== 2 || more === undefined) return notFound
      return isOfOneMake(config.identity) ? elsewhere(`/offers/${more}`) : page({ page: 'offer', path, offerId: more })
    case 'blog':
      return blogMatch(config, path, rest)
    // Which cars is for the query to say (FAV-02).
    case 'compare':
      return isList && shows(optionalPages.compare, { config }) ? page({ page: first, path }) : notFound
    case 'favourites':
      return isList && shows(optionalPages.favourites, { config }) ? page({ page: first, path }) : notFound
    // Whom it thanks is for the query to say (REV-03).
    case 'review-feedback':
      return isList ? page({ page: 'reviewFeedback', path }) : notFound
    case 'success':
    case 'sitemap':
      return isList ? page({ page: first, path }) : notFound
    default:
      return null
  }
}

/**
 * Says what a path of a site means: a page, a redirect or nothing (RTE-01 to RTE-26). One precedence everywhere: fixed
 * routes, then for searches car type, make, dealership and location, then models, then content pages (RTE-14, RTE-19). A trailing slash
 * or capitals lead to the plain path (CFG-15); the other forms of location and finance paths lead to the site's (RTE-03,
 * RTE-10). Never throws, whatever the path.
 *
 * @param path the path of an address; a query or fragment is ignored
 */
export const matchRoute = (config: ResolvedConfig, names: RouteNames, path: string): RouteMatch => {
  const asked = path.slice(0, longestPath + 1).split(/[?#]/, 1)[0] ?? ''
  if (asked.length > longestPath || !harmless.test(asked)) return notFound
  const plain = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1).toLowerCase() : asked.toLowerCase()
  const match =
    accountMatch(config, plain) ?? fixedMatch(config, names, plain) ?? modelMatch(names, plain) ?? contentMatch(config, plain) ?? notFound
  return match.kind === 'page' && plain !== asked ? moved(plain) : match
}
