import type { liteClient } from 'algoliasearch/lite'
import {
  ClearRefinements,
  Configure,
  CurrentRefinements,
  HierarchicalMenu,
  Hits,
  InstantSearch,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
  useNumericMenu,
  useRange,
} from 'react-instantsearch'

/** A range as a slider has it: from where to where it goes, where its handles stand, and each a step further in. */
const RankSlider = () => {
  const { range, start, refine } = useRange({ attribute: 'rank' })
  const [low, high] = [Math.max(start[0] ?? 0, range.min ?? 0), Math.min(start[1] ?? 0, range.max ?? 0)]
  return (
    <div id="rank">
      <output>{`${low} to ${high} of ${range.min} to ${range.max}`}</output>
      <button type="button" onClick={() => refine([low + 1, high])}>
        From one up
      </button>
      <button type="button" onClick={() => refine([low, high - 1])}>
        To one down
      </button>
    </div>
  )
}

const sizes = [
  { label: 'Any engine' },
  { label: 'Small', end: 1.75 },
  { label: 'Two litres', start: 2, end: 2 },
  { label: 'Large', start: 2.25 },
]

const EngineMenu = () => {
  const { items, refine } = useNumericMenu({ attribute: 'litres', items: sizes })
  return (
    <ul id="litres">
      {items.map(({ value, label, isRefined }) => (
        <li key={value}>
          <button type="button" aria-pressed={isRefined} onClick={() => refine(value)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A stock page made of the widgets of others, for a site's index. */
export const InstantSearchPage = ({ client, hitsPerPage }: { client: ReturnType<typeof liteClient>; hitsPerPage: number }) => (
  <InstantSearch indexName="cars" searchClient={client} future={{ preserveSharedStateOnUnmount: true }}>
    <Configure hitsPerPage={hitsPerPage} maxValuesPerFacet={100} />
    <SearchBox id="words" />
    <SortBy
      id="sort"
      items={[
        { label: 'Recommended', value: 'cars' },
        { label: 'Cheapest', value: 'cars_price_asc' },
        { label: 'Largest engine', value: 'cars_litres_desc' },
      ]}
    />
    <RefinementList id="makes" attribute="make" searchable limit={20} />
    <RefinementList id="features" attribute="features" operator="and" limit={20} />
    <HierarchicalMenu id="kinds" attributes={['kind', 'kind_model']} limit={20} />
    <RangeInput id="price" attribute="price" />
    <RankSlider />
    <EngineMenu />
    <ToggleRefinement id="certified" attribute="certified" />
    <CurrentRefinements id="chips" />
    <ClearRefinements id="clear" />
    <Stats id="stats" />
    <div id="hits">
      <Hits hitComponent={({ hit }) => <span>{hit.objectID}</span>} />
    </div>
    <Pagination id="pages" />
  </InstantSearch>
)
