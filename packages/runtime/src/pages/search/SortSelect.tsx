import { type SortOrder, sortOrders } from '@forecourt/rules/search/SearchState'
import { sortLabel } from '@forecourt/rules/search/sortLabel'

/** The order of the list; belongs to the filter form, wherever it stands (SRC-17). */
export const SortSelect = ({ sortBy, isNear }: { readonly sortBy: SortOrder; readonly isNear: boolean }) => (
  <label className="flex min-w-0 items-center gap-2 text-small" data-setting="/search/defaultSort">
    <span className="shrink-0 text-muted max-sm:sr-only">Sort by</span>
    <select
      data-chosen={sortBy}
      name="sortBy"
      form="search-form"
      defaultValue={sortBy}
      className="field w-auto! min-h-11! min-w-0 py-1! text-small font-medium"
    >
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {sortLabel(order, isNear)}
        </option>
      ))}
    </select>
  </label>
)
