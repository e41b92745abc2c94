import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import { modelCategories } from '@forecourt/rules/menus/modelCategories'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import { groupedMakes } from '@forecourt/rules/search/filters/groupedMakes'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { linkState } from './linkState'
import type { MenuGroup } from './MenuEntry'

type StockModels = SiteData['models']

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

const modelGroups = (models: StockModels): MenuGroup[] => {
  const fresh = models.filter(({ newCount }) => newCount > 0)
  const isOneMake = new Set(fresh.map(({ makeSlug }) => makeSlug)).size === 1
  return modelCategories(fresh).map((category) => ({
    label: category.label,
    links: category.models.map(({ model: { make, makeSlug, model, modelSlug, count }, values }) => ({
      id: `${makeSlug}-${modelSlug}`,
      label: isOneMake ? model : makeAndModel(make, model),
      href: `/search/${makeSlug}/${modelSlug}${formatSearch({ query: '', page: 1, sortBy: 'recommended', values, ranges: {} })}`,
      ...(Object.keys(values).length === 0 && { count }),
    })),
  }))
}

/** A narrowed list is not the page of its address. */
const isWhole = (href: string): boolean => !href.includes('?')

/** What a menu item is filled with from the cars there are: makes (SRC-13, SRC-14), or new models by kind of car (NAV-18, NAV-19). */
export const stockGroups = (fill: 'none' | 'makes' | 'models', models: StockModels, path: string): MenuGroup[] => {
  if (fill === 'none') return []
  const groups = fill === 'makes' ? makeGroups(models) : modelGroups(models)
  return groups.map(({ label, links }) => ({
    label,
    links: links.map((link) => ({ ...link, current: isWhole(link.href) ? linkState(link.href, path) : undefined })),
  }))
}
