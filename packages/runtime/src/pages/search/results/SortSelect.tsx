import { offeredSorts } from '@forecourt/rules/search/list/offeredSorts'
import { sortLabel } from '@forecourt/rules/search/list/sortLabel'
import type { SortOrder } from '@forecourt/rules/search/SearchState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'

export interface SortSelectProps {
  readonly sortBy: SortOrder
  readonly isNear: boolean
  readonly config: { readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'> }
}

/** The order of the list; belongs to the filter form, wherever it stands (SRC-17). */
export const SortSelect = ({ sortBy, isNear, config }: SortSelectProps) => (
  <label className="flex min-w-0 items-center gap-2 text-small" data-setting="/search/defaultSort">
    <span className="shrink-0 text-muted max-sm:sr-only">Sort by</span>
    <select
      data-chosen={sortBy}
      name="sortBy"
      form="search-form"
      defaultValue={sortBy}
      className="field w-auto! min-h-11! min-w-0 py-1! text-small font-medium"
    >
      {offeredSorts(config).map((order) => (
        <option key={order} value={order}>
          {sortLabel(order, { isNear, byTheWeek: offersSubscriptions(config) })}
        </option>
      ))}
    </select>
  </label>
)
