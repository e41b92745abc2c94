import type { Car } from '@forecourt/rules/entities/Car'
import { allPageRules, findPageRules } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { EditorPage } from '@forecourt/rules/pages/PageRules'
import type { PageKind } from '@forecourt/rules/pages/Route'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PreviewPage } from '@forecourt/schema/SchemaNode'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { LoadedPage } from './LoadedPage'

export interface PageChoice {
  readonly label: string
  /** Null where a car must be looked up first. */
  readonly path: string | null
  readonly group: 'Main pages' | 'Content pages'
}

/** The cars that a loaded page shows. */
export const pageCars = ({ data }: Pick<LoadedPage, 'data'>): readonly Car[] => {
  if (data?.page === 'search') return data.result.cars
  if (data?.page === 'compare') return data.cars
  if (data?.page === 'content') return Object.values(data.blocks).flatMap(({ cars }) => cars ?? [])
  if (data?.page === 'car') return [data.car]
  if (data?.page === 'post') return data.cars
  return []
}

const listEditorPages = (kind: PageKind, config: ResolvedConfig, page: LoadedPage | null): readonly EditorPage[] =>
  findPageRules(kind).editorPages?.({ config, site: page?.site ?? null, cars: page ? pageCars(page) : [] }) ?? []

/** The path of a kind of page; null for a car's page, which needs a lookup. */
export const pathOfPage = (kind: PreviewPage, config: ResolvedConfig, page: LoadedPage | null): string | null => {
  if (kind === 'home') return '/'
  if (kind === 'contact') return shownPages(config).find(({ id }) => id === 'contact')?.path ?? '/our-location'
  return listEditorPages(kind, config, page)[0]?.path ?? null
}

export const pageNames: { readonly [Kind in PreviewPage]: string } = {
  home: 'Home',
  search: 'Stock list',
  car: 'Car page',
  tradeIn: 'Trade-in valuation',
  locations: 'Locations',
  location: 'Location',
  models: 'Models',
  model: 'Model page',
  offers: 'Special offers',
  blog: 'Blog',
  contact: 'Contact',
}

const noNames: RouteNames = { makes: [], modelPages: [], dealershipSlugs: [], locationSlugs: [] }

/** The choices of the page picker: the home page, one page of each kind that the site has, and its own pages. */
export const pageChoices = (config: ResolvedConfig, page: LoadedPage | null): PageChoice[] => {
  const exists = (path: string) => matchRoute(config, page?.names ?? noNames, path).kind === 'page'
  const main = allPageRules
    .flatMap(([kind]) => listEditorPages(kind, config, page))
    .filter(({ path }) => path === null || exists(path))
    .toSorted((one, other) => one.order - other.order)
  return [
    { label: 'Home', path: '/', group: 'Main pages' },
    ...main.map(({ label, path }): PageChoice => ({ label, path, group: 'Main pages' })),
    ...shownPages(config)
      .filter(({ path }) => path !== '/')
      .map(({ title, path }): PageChoice => ({ label: title, path, group: 'Content pages' })),
  ]
}
