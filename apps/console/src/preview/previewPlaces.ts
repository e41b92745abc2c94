import type { Car } from '@forecourt/rules/entities/Car'
import { shows } from '@forecourt/rules/parts/shows'
import { compareHref } from '@forecourt/rules/routing/compareHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { optionalPages } from '@forecourt/rules/routing/optionalPages'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PreviewPage } from '@forecourt/schema/SchemaNode'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { LoadedPage } from './LoadedPage'

export interface PreviewPlace {
  readonly label: string
  /** Null where a car has to be looked up first. */
  readonly path: string | null
  readonly group: 'Main pages' | 'Content pages'
}

/** The cars a loaded page shows. */
export const pageCars = ({ data }: Pick<LoadedPage, 'data'>): readonly Car[] => {
  if (data?.page === 'search') return data.result.cars
  if (data?.page === 'compare') return data.cars
  if (data?.page === 'content') return Object.values(data.blocks).flatMap(({ cars }) => cars ?? [])
  if (data?.page === 'car') return [data.car]
  if (data?.page === 'post') return data.cars
  return []
}

/** A comparison of cars that are at hand; of none where none are. */
const comparePath = (page: LoadedPage | null) => compareHref(page ? pageCars(page).map(({ slug }) => slug) : [])

const firstLocation = (config: ResolvedConfig, page: LoadedPage | null) => {
  const location = page?.site.locations[0]
  return location ? locationHref(config, location) : '/our-location'
}

/** A model with a page: one that is sold now, where there is one. */
const firstModel = (page: LoadedPage | null) => {
  const range = page?.site.range ?? []
  return (range.find(({ stage }) => stage === 'new' || stage === 'current') ?? range[0])?.path ?? '/models'
}

/** The path that shows a kind of page; null for a car, which has to be looked up. */
export const pathOfPage = (kind: PreviewPage, config: ResolvedConfig, page: LoadedPage | null): string | null => {
  switch (kind) {
    case 'home':
      return '/'
    case 'search':
      return '/search'
    case 'car':
      return null
    case 'tradeIn':
      return '/cars/trade-in'
    case 'locations':
      return '/our-location'
    case 'location':
      return firstLocation(config, page)
    case 'models':
      return '/models'
    case 'model':
      return firstModel(page)
    case 'offers':
      return '/special-offers'
    case 'blog':
      return '/blog'
    case 'contact':
      return shownPages(config).find(({ id }) => id === 'contact')?.path ?? '/our-location'
  }
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

/** Everywhere the page picker can go. */
export const previewPlaces = (config: ResolvedConfig, page: LoadedPage | null): PreviewPlace[] => {
  const main = (label: string, path: string | null): PreviewPlace => ({ label, path, group: 'Main pages' })
  const shown = shownPages(config).filter((each) => each.path !== '/')
  return [
    main('Home', '/'),
    main('Stock list', '/search'),
    main('A car', null),
    main('Locations', '/our-location'),
    main('A location', firstLocation(config, page)),
    main('Special offers', '/special-offers'),
    ...(shows(optionalPages.blog, { config }) ? [main('Blog', '/blog')] : []),
    ...(page && page.site.range.length > 0
      ? [main('Models', '/models'), main('A model', firstModel(page)), main('Accessories', '/accessories')]
      : []),
    ...(shows(optionalPages.tradeIn, { config })
      ? [main('Trade-in valuation', '/cars/trade-in'), main('Trade-in: the result', '/cars/trade-in?step=result')]
      : []),
    ...(shows(optionalPages.favourites, { config }) ? [main('Saved cars', '/favourites')] : []),
    ...(shows(optionalPages.personalFinance, { config }) ? [main('Personalised finance', '/personalised/finance')] : []),
    ...(shows(optionalPages.compare, { config }) ? [main('Compare cars', comparePath(page))] : []),
    main('After an enquiry', '/success'),
    ...shown.map(({ title, path }): PreviewPlace => ({ label: title, path, group: 'Content pages' })),
  ]
}
