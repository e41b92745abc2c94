import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { type MenuModel, menuModels, modelCategories, modelLabel } from '@forecourt/rules/menus/modelCategories'
import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { groupedMakes } from '@forecourt/rules/search/filters/groupedMakes'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** A menu link as client components need it: small and serialisable. */
interface MenuLink {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: 'page' | 'true'
}

/** A link generated from stock. */
interface StockLink extends MenuLink {
  /** Number of cars in the linked list; absent if the link filters it further. */
  readonly count?: number
  /** Of a model: its tag, such as 'Upcoming', and its lowest price (MOD-01, NAV-19). */
  readonly tag?: string
  readonly price?: string
}

/** Stock links under a heading, such as a body type. */
export interface MenuGroup {
  readonly label: string
  readonly links: readonly StockLink[]
}

export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[]
  /** Generated from stock; absent or empty: only the item's own links. */
  readonly groups?: readonly MenuGroup[]
}

const toPath = (href: string) => href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** The value of `aria-current` for a menu link: 'page' for the page itself, 'true' for an ancestor. The home page is no ancestor. */
export const linkState = (href: string, path: string): 'page' | 'true' | undefined => {
  const target = toPath(href)
  if (target === path) return 'page'
  return target !== '/' && target.startsWith('/') && path.startsWith(`${target}/`) ? 'true' : undefined
}

type StockModels = SiteData['models']
type Config = Pick<ResolvedConfig, 'models'>

/** The site data that menus are generated from. */
type MenuSite = Pick<SiteData, 'models' | 'range'>

const makeGroups = (models: StockModels): MenuGroup[] => {
  const counts = new Map<string, { label: string; value: string; count: number }>()
  for (const { make, makeSlug, count } of models) {
    counts.set(makeSlug, { label: make, value: makeSlug, count: (counts.get(makeSlug)?.count ?? 0) + count })
  }
  return groupedMakes([...counts.values()]).map(({ label, makes }) => ({
    label,
    links: makes.map((make) => ({ id: make.value, label: make.label, href: `/search/${make.value}`, count: make.count })),
  }))
}

/** The tag and price of a model that has a page; the car count of other models. */
const modelDetails = (
  { page, stage, count }: MenuModel,
  isNarrowed: boolean,
  config: Config,
): Pick<MenuGroup['links'][number], 'count' | 'tag' | 'price'> => {
  if (!page) return isNarrowed ? {} : { count }
  const tag = modelLabel(stage, config)
  return { ...(tag && { tag }), ...(page.priceText && stage !== 'discontinued' && { price: page.priceText }) }
}

const modelGroups = ({ models, range }: MenuSite, config: Config): MenuGroup[] => {
  const sold = menuModels(range, models)
  const isOneMake = new Set(sold.map(({ makeSlug }) => makeSlug)).size === 1
  return modelCategories(sold, config).map((category) => ({
    label: category.label,
    links: category.models.map(({ model: entry, values }) => {
      const { make, makeSlug, model, modelSlug, page } = entry
      const list = `/search/${makeSlug}/${modelSlug}${formatSearch({ query: '', page: 1, sortBy: 'recommended', values, ranges: {} })}`
      return {
        id: `${makeSlug}-${modelSlug}`,
        label: isOneMake ? model : makeAndModel(make, model),
        href: page?.path ?? list,
        ...modelDetails(entry, Object.keys(values).length > 0, config),
      }
    }),
  }))
}

/** Whether a link has no query. With a query it leads to a filtered list, which isn't the page of the link's path. */
const isUnfiltered = (href: string): boolean => !href.includes('?')

/** The stock links of a menu item: makes in stock (SRC-13, SRC-14), or new models by body type (NAV-18, NAV-19). */
export const stockGroups = (fill: 'none' | 'makes' | 'models', site: MenuSite, path: string, config: Config): MenuGroup[] => {
  if (fill === 'none') return []
  const groups = fill === 'makes' ? makeGroups(site.models) : modelGroups(site, config)
  return groups.map(({ label, links }) => ({
    label,
    links: links.map((link) => ({ ...link, current: isUnfiltered(link.href) ? linkState(link.href, path) : undefined })),
  }))
}

/**
 * The menu with the current links marked, and stock links added to items that request them. A dropdown begins with its item's own page,
 * since pressing the item opens the dropdown. Only one item is marked as current: the item whose own page it is, else the first dropdown
 * that contains it.
 */
export const menuEntries = (config: ResolvedConfig, path: string, site: MenuSite = { models: [], range: [] }): readonly MenuEntry[] => {
  const menu = visibleMenu(config)
  const isOwnPage = menu.some(({ href }) => linkState(href, path) === 'page')
  const parent = menu.find(({ children }) => children.some(({ href }) => linkState(href, path) === 'page'))
  return menu.map(({ id, label, href, fill, children }) => {
    const links = children.map((child) => ({ id: child.id, label: child.label, href: child.href, current: linkState(child.href, path) }))
    const groups = stockGroups(fill, site, path, config)
    const own = { id, label, href, current: linkState(href, path) }
    const listsItself = links.some((link) => link.href === href)
    const isPlain = links.length === 0 && groups.length === 0
    return {
      ...own,
      current: own.current ?? (!isOwnPage && (parent ? parent.id === id : links.some((link) => link.current)) ? 'true' : undefined),
      children: isPlain || listsItself ? links : [own, ...links],
      ...(groups.length > 0 && { groups }),
    }
  })
}
