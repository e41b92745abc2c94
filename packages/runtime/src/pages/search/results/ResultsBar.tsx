import { shows } from '@forecourt/rules/parts/Part'
import { menuSorts, sortLabel } from '@forecourt/rules/search/list/sortLabel'
import { viewTogglePart } from '@forecourt/rules/search/list/viewTogglePart'
import type { SearchState, SortOrder } from '@forecourt/rules/search/SearchState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { Button } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { slidersHorizontal } from '../../../ui/icons/slidersHorizontal'
import { ViewToggle } from './ViewToggle.client'

interface SortSelectProps {
  readonly sortBy: SortOrder
  readonly isNear: boolean
  readonly config: Pick<ResolvedConfig, 'search' | 'price'>
}

/** The sort select; belongs to the filter form, wherever it is placed (SRC-17). */
const SortSelect = ({ sortBy, isNear, config }: SortSelectProps) => (
  <label className="flex min-w-0 items-center gap-2 text-small" data-setting="/search/defaultSort">
    <span className="shrink-0 text-muted max-sm:sr-only">Sort by</span>
    <select
      data-chosen={sortBy}
      name="sortBy"
      form="search-form"
      defaultValue={sortBy}
      className="field w-auto! min-h-11! min-w-0 py-1! text-small font-medium"
    >
      {menuSorts(config, sortBy).map((order) => (
        <option key={order} value={order}>
          {sortLabel(order, { isNear, byTheWeek: offersSubscriptions(config) })}
        </option>
      ))}
    </select>
  </label>
)

export interface ResultsBarProps {
  readonly config: Pick<ResolvedConfig, 'search' | 'price'>
  readonly state: SearchState
  readonly page: number
  /** Number of cars per page. */
  readonly pageSize: number
  /** Number of matching cars. */
  readonly count: number
  /** Number of cars on this page. */
  readonly cars: number
  /** Number of active filters. */
  readonly filters: number
  /** Whether the search is around a postcode. */
  readonly isNear: boolean
}

/** Above the cars: the filter button (on a wide screen only for the drawer), the result count, the view toggle and the sort order. */
export const ResultsBar = ({ config, state, page, pageSize, count, cars, filters, isNear }: ResultsBarProps) => {
  const from = (page - 1) * pageSize + 1
  // 'No cars or vans' instead of 'No cars and vans'.
  const noun = config.search.noun.replace(/ and | & /, ' or ')
  const formatCount = (number: number) => number.toLocaleString('en-AU')
  return (
    <div className="results-bar mb-4 max-lg:-mx-gutter max-lg:px-gutter max-lg:py-2 flex flex-wrap items-center justify-between gap-3">
      <Button popoverTarget="filters" variant="outline" size="small" className={config.search.filterLayout === 'drawer' ? '' : 'lg:hidden'}>
        <Glyph path={slidersHorizontal} size={18} />
        Filters
        {filters > 0 && (
          <span className="grid min-w-5 place-items-center rounded-full bg-brand px-1.5 text-tiny leading-5 text-on-brand">{filters}</span>
        )}
      </Button>
      <p className="text-small text-muted max-lg:sr-only" aria-live="polite">
        {cars > 0
          ? `Showing ${formatCount(from)} to ${formatCount(from + cars - 1)} of ${formatCount(count)}`
          : count > 0
            ? `No ${noun} on this page`
            : `No ${noun} found`}
      </p>
      <div className="flex max-w-full min-w-0 items-center gap-3 max-lg:flex-[1_1_9rem] max-lg:justify-end">
        {shows(viewTogglePart, { config }) && <ViewToggle first={config.search.view} />}
        <SortSelect sortBy={state.sortBy} isNear={isNear} config={config} />
      </div>
    </div>
  )
}
