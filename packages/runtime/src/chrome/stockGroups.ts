import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import { type MenuModel, menuModels, modelCategories } from '@forecourt/rules/menus/modelCategories'
import { modelLabel } from '@forecourt/rules/menus/modelLabel'
import { groupedMakes } from '@forecourt/rules/search/filters/groupedMakes'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { linkState } from './linkState'
import type { MenuGroup } from './MenuEntry'

type StockModels = SiteData['models']
type Config = Pick<ResolvedConfig, 'models'>

/** What of a site menus are filled from. */
export type MenuSite = Pick<SiteData, 'models' | 'range'>

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

/** What a model's page tells is said at once; of one without, how many cars its list has. */
const wordsOf = (
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
        ...wordsOf(entry, Object.keys(values).length > 0, config),
      }
    }),
  }))
}

/** A narrowed list is not the page of its address. */
const isWhole = (href: string): boolean => !href.includes('?')

/** What a menu item is filled with: makes of the cars there are (SRC-13, SRC-14), or new models by kind of car (NAV-18, NAV-19). */
export const stockGroups = (fill: 'none' | 'makes' | 'models', site: MenuSite, path: string, config: Config): MenuGroup[] => {
  if (fill === 'none') return []
  const groups = fill === 'makes' ? makeGroups(site.models) : modelGroups(site, config)
  return groups.map(({ label, links }) => ({
    label,
    links: links.map((link) => ({ ...link, current: isWhole(link.href) ? linkState(link.href, path) : undefined })),
  }))
}
