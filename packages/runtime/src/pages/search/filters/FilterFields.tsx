import type { FacetRange } from '@forecourt/rules/entities/StockResult'
import { shows } from '@forecourt/rules/parts/Part'
import {
  type FilterContext,
  filterBounds,
  filterNeeds,
  isFilterAllowed,
  modelsUnderMakes,
  nearNeeds,
} from '@forecourt/rules/search/filters/filterNeeds'
import type { FilterSection as Section } from '@forecourt/rules/search/filters/filterSections'
import { hasRange } from '@forecourt/rules/search/filters/withRangeEnd'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { NumberRange, SearchState } from '@forecourt/rules/search/SearchState'
import { inSentence } from '@forecourt/rules/text/inSentence'
import type { ReactNode } from 'react'
import type { PageProps } from '../../../PageProps'
import type { ListConfig } from '../browser/listConfig'
import { CheckList } from './CheckList'
import { FilterSection } from './FilterSection.client'
import { MakeList } from './MakeList'
import { MoreFilters } from './MoreFilters'
import { NearField } from './NearField.client'
import { RangeField } from './RangeField.client'

type FilterFieldsProps = Pick<PageProps<'search'>, 'route' | 'data'> & {
  readonly config: ListConfig
  /** The site's filters. */
  readonly sections: readonly Section[]
}

/** Number of values listed in a section before expanding. */
const valuesAtFirst = 7
/** A multiple of the three cards in a row. */
const bodiesAtFirst = 9

/** The bounds of the selected range. */
const toBounds = ({ min, max }: NumberRange): FacetRange => ({ min: min ?? max ?? 0, max: max ?? min ?? 0 })

const filterField = ({ facet, label, kind }: Section, { route, config, data }: FilterFieldsProps): ReactNode => {
  const { state, result } = data
  const chosen = state.values[facet] ?? []
  switch (kind) {
    case 'toggle':
      return (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small font-medium" data-setting="/search/certifiedLabel">
          <span className="relative inline-flex h-7 w-12 shrink-0">
            <input
              type="checkbox"
              name={facet}
              value="true"
              defaultChecked={chosen.includes('true')}
              className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-full"
            />
            <span
              aria-hidden="true"
              className="switch-track absolute inset-0 rounded-full bg-line-strong transition-colors peer-checked:bg-brand"
            />
            <span
              aria-hidden="true"
              className="switch-knob absolute top-1 left-1 size-5 rounded-full bg-background shadow-resting transition-transform peer-checked:translate-x-5"
            />
          </span>
          {label}
        </label>
      )
    case 'range': {
      const range = state.ranges[facet] ?? { min: null, max: null }
      return <RangeField facet={facet} label={label} bounds={filterBounds(facet, result) ?? toBounds(range)} chosen={range} />
    }
    case 'makes':
      return <MakeList route={route} config={config} data={data} />
    case 'list': {
      const items = result.facets[facet] ?? []
      return (
        <CheckList
          facet={facet}
          label={inSentence(label)}
          items={items}
          chosen={chosen}
          first={facet === 'body' ? bodiesAtFirst : valuesAtFirst}
          moreLabel={`Show all (${items.length})`}
          lessLabel="Show fewer"
        />
      )
    }
  }
}

/** Number of sections open initially beside the cars, in the site’s order. */
const openAtFirst = 3

/** Number of filters above the cars before the others are collapsed: one row. */
const topAtFirst = 5

/** Whether a filter is in use. */
const usesFilter = (state: SearchState, facet: string): boolean =>
  (state.values[facet as keyof SearchState['values']] ?? []).length > 0 || hasRange(state.ranges[facet as keyof SearchState['ranges']])

/** Hidden inputs for selected facets without a field, such as a tag in the URL, so that other selections keep them (SRC-03). */
const hiddenInputs = (state: SearchState, shownFacets: ReadonlySet<string>): ReactNode[] =>
  [...new URLSearchParams(formatSearch(state))].map(
    ([name, value]) => shownFacets.has(name) || <input key={name + value} type="hidden" name={name} value={value} />,
  )

/** The site's filters in order, each in a collapsible section (SRC-05, CFG-16). */
export const FilterFields = (props: FilterFieldsProps) => {
  const { route, config, data } = props
  const top = config.search.filterLayout === 'top'
  const context: FilterContext = { config, preset: route.preset, state: data.state, result: data.result, site: data.site }
  const { near } = data.state
  const shownFacets = new Set<string>(['query', 'sortBy', 'page', 'postcode', 'within', 'perWeek', 'unclear'])
  if (route.preset.make || (modelsUnderMakes(config) && data.state.values.make)) shownFacets.add('model')
  const sections = props.sections
    .filter(({ facet }) => isFilterAllowed(facet, context) && shows({ needs: filterNeeds(facet) }, context))
    .map((section, index) => {
      const field = filterField(section, props)
      shownFacets.add(section.facet)
      if (section.kind === 'toggle') {
        return (
          <div key={section.facet} className={top ? 'border-b border-line py-2 lg:border-0 lg:py-0.5' : 'border-b border-line py-2'}>
            {field}
          </div>
        )
      }
      // If the path presets the make, only its models can be selected.
      const listsModels = section.facet === 'make' && route.preset.make !== undefined
      const chosen = data.state.values[listsModels ? 'model' : section.facet] ?? []
      const count = chosen.length + (hasRange(data.state.ranges[section.facet]) ? 1 : 0)
      return (
        <FilterSection
          key={section.facet}
          name={section.facet}
          label={listsModels ? 'Model' : section.label}
          chosen={count}
          layout={config.search.filterLayout}
          open={!top && (index < openAtFirst || count > 0 || listsModels)}
        >
          {field}
        </FilterSection>
      )
    })
  const hidden = hiddenInputs(data.state, shownFacets)
  const isNear = shows({ needs: nearNeeds }, context)
  const first = top && sections.length > topAtFirst + 1 ? topAtFirst : sections.length
  const distance = isNear && (
    <FilterSection
      key="near"
      name="near"
      label="Distance"
      chosen={near ? 1 : 0}
      layout={config.search.filterLayout}
      open={!top && near !== undefined}
    >
      <NearField near={near} isKnown={data.result.near !== null} distances={config.search.distances} />
    </FilterSection>
  )
  const later = sections.slice(first)
  // With the later ones where there are any: before them, it would take the room for their button on the row.
  if (later.length === 0) return [...sections, distance, ...hidden]
  const isOpen = near !== undefined || later.some(({ key }) => usesFilter(data.state, String(key)))
  return [
    ...sections.slice(0, first),
    <MoreFilters key="more" count={later.length + (isNear ? 1 : 0)} open={isOpen}>
      {distance}
      {later}
    </MoreFilters>,
    ...hidden,
  ]
}
