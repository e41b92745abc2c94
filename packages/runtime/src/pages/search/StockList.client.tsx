'use client'

import type { ItemType } from '@forecourt/rules/entities/Car'
import type { FacetItem, StockResult } from '@forecourt/rules/entities/StockResult'
import type { ListLink } from '@forecourt/rules/routing/linkedLists'
import { listFacets } from '@forecourt/rules/search/facets'
import type { FilterSection } from '@forecourt/rules/search/filters/filterSections'
import { listPageSize, statedCount } from '@forecourt/rules/search/list/statedCount'
import { typeChoices } from '@forecourt/rules/search/list/typeChoices'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { listedTypes, searchHeading } from '@forecourt/rules/seo/searchHeading'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import type { PageProps } from '../../PageProps'
import { activeFilters } from '../../sections/search/activeFilters'
import { RememberSearch } from '../../storage/RememberSearch.client'
import type { StoredSearch } from '../../storage/searchesStore'
import { Container } from '../../ui/Container'
import { Glyph } from '../../ui/Glyph'
import { Heading } from '../../ui/Heading'
import { chevronRight } from '../../ui/iconPaths'
import { SkipLink } from '../../ui/SkipLink'
import type { ListConfig } from './browser/listConfig'
import { useStockSearch } from './browser/useStockSearch'
import { StockFilters } from './filters/StockFilters'
import { headingText, presetName, shownSearch } from './presetName'
import { RenderedCars } from './results/RenderedCars'
import { ResultsBar } from './results/ResultsBar'
import { ResultsSection } from './results/ResultsSection'
import { NearNotice, QueryNotice, SearchNotice } from './results/SearchNotice'
import { TypeSwitch } from './results/TypeSwitch'

type ListCrumbsProps = Pick<PageProps<'search'>, 'route'> & Pick<StockListProps, 'above'> & { readonly site: SiteData }

/** Breadcrumb from the whole stock to a preset list, via the make for a model; null for the whole stock (RTE-14). */
const ListCrumbs = ({ route: { preset }, above, site }: ListCrumbsProps) => {
  const name = presetName(preset, site)
  if (!name) return null
  const steps = [{ label: 'Stock', href: '/search' }, ...(above ? [above] : [])]
  return (
    <nav aria-label="Breadcrumb" className="-mt-2 text-small text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline">
              {label}
            </a>
            <Glyph path={chevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page" className="font-semibold text-link">
          {above ? preset.model : name}
        </li>
      </ol>
    </nav>
  )
}

const uncounted = (value: string): FacetItem => ({ value, label: value, count: 0, uncounted: true })

/** A result computed without the search index, with facets that it couldn't count: the values the site knows and those selected. */
export const withUncounted = (result: StockResult, state: SearchState, site: SiteData): StockResult => {
  if (!result.limited) return result
  const known: { readonly [facet: string]: readonly string[] } = {
    model: site.names.makes.flatMap(({ models }) => models.map(({ name }) => name)),
    dealership_name: site.dealerships.map(({ name }) => name),
    location_name: site.locations.filter(({ visible }) => visible).map(({ name }) => name),
  }
  const missing = listFacets.filter((facet) => !result.facets[facet])
  const values = (facet: string) => [...new Set([...(known[facet] ?? []), ...(state.values[facet] ?? [])])]
  return { ...result, facets: { ...result.facets, ...Object.fromEntries(missing.map((facet) => [facet, values(facet).map(uncounted)])) } }
}

export interface StockListProps extends Omit<PageProps<'search'>, 'request' | 'config'> {
  readonly config: ListConfig
  /** The site's filters. */
  readonly sections: readonly FilterSection[]
  /** The types of the site's stock. */
  readonly siteTypes: readonly ItemType[]
  /** The list of the make above that of a model, if it has cars. */
  readonly above: ListLink | null
  /** Number of cars rendered with the page. */
  readonly shownCars: number
  /** The page's search, stored once it was viewed; null if it isn't stored. */
  readonly viewedSearch: StoredSearch | null
  /** The results, rendered with the page. */
  readonly children: ReactNode
}

const layouts = {
  sidebar: 'lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-10',
  drawer: '',
  top: '',
} as const

/** The query string of a pressed link within this list; null for other presses. */
const searchPressed = (event: MouseEvent, path: string): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isOwn = link?.origin === window.location.origin && link.pathname === path && link.hash === '' && link.target === ''
  return isOwn ? link.search : null
}

/**
 * Filters and results. The page contains the first result; after that the server renders the result of each selection (SRC-01 to SRC-05,
 * decision 087).
 */
const StockListPart = ({
  route,
  config,
  data,
  sections,
  siteTypes,
  above,
  shownCars,
  viewedSearch: initialSearch,
  children,
}: StockListProps) => {
  const host = useRuntimeHost()
  const { shown, isPending, isDown, isOffline, showSearch, prepare } = useStockSearch({ route, config, data })
  const { state, rendered } = shown
  const shownData = useMemo(
    () => ({ ...data, state: shown.state, result: withUncounted(shown.result, shown.state, data.site) }),
    [data, shown],
  )
  const { result } = shownData
  const { path } = route
  const count = statedCount(result, config.stock)
  const filters = activeFilters(path, state)
  const currentSearch = initialSearch && shownSearch(route, state, data.site)
  const preset = presetName(route.preset, data.site)
  const itemTypes = state.values.item_type ?? []
  const isNarrowed = preset !== null || itemTypes.length === 1
  const found = isNarrowed
    ? searchHeading(route.preset, data.site, {
        noun: config.search.noun,
        itemTypes: listedTypes(itemTypes, siteTypes, result.facets.item_type),
        count,
      })
    : headingText(config.search.heading, count)
  const heading = count === 0 && filters.length > 0 ? 'No matches' : found

  const onClick = (event: MouseEvent) => {
    const search = host.mode === 'live' ? searchPressed(event, path) : null
    if (search === null) return
    event.preventDefault()
    showSearch(search, true)
  }

  return (
    <Container className="pt-6 pb-section lg:pt-10">
      <SkipLink href="#results-heading">Skip to results</SkipLink>
      {currentSearch && (
        <RememberSearch path={currentSearch.path} name={currentSearch.name} refinements={currentSearch.refinements.join('\n')} />
      )}
      <div className="mb-5 lg:mb-8">
        <ListCrumbs route={route} above={above} site={data.site} />
        <Heading level={1} size="section">
          <span data-setting={isNarrowed ? '/search/noun' : '/search/heading'}>{heading}</span>
        </Heading>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks of the links within */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links fire click on Enter */}
      <div
        className={layouts[config.search.filterLayout]}
        onClick={onClick}
        onPointerOver={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
      >
        <TypeSwitch
          path={path}
          inGrid={config.search.filterLayout === 'sidebar'}
          choices={typeChoices({ itemTypes: siteTypes, state, preset: route.preset, counts: result.facets.item_type })}
        />
        <StockFilters
          route={route}
          config={config}
          data={shownData}
          sections={sections}
          resultKey={shown}
          count={count}
          isOffline={isOffline}
          onSearch={showSearch}
        />
        <ResultsSection isPending={isPending}>
          {isOffline ? (
            <SearchNotice kind="offline" />
          ) : (
            (isDown || result.limited) && <SearchNotice kind={result.limited ? 'limited' : 'resting'} />
          )}
          <QueryNotice
            found={result.numberFound ?? result.numberMissing ?? null}
            unclear={state.unclear ?? []}
            dropped={count > 0 ? (result.droppedTerms ?? []) : []}
          />
          {state.near && result.near === null && <NearNotice postcode={state.near.postcode} noun={config.search.noun} />}
          <ResultsBar
            config={config}
            state={state}
            page={result.page}
            pageSize={listPageSize(config.search, route.preset)}
            count={count}
            cars={rendered ? rendered.cars : shownCars}
            filters={filters.length}
            isNear={Boolean(result.near)}
          />
          {rendered ? <RenderedCars key={rendered.key} html={rendered.html} atOnce={rendered.atOnce} /> : children}
        </ResultsSection>
      </div>
    </Container>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const StockList = island('StockList', StockListPart, { hydrateOn: 'own-interaction', handledPath: ({ route }) => route.path })
