import type { ActiveFilter } from '../../../sections/search/activeFilters'
import { Glyph } from '../../../ui/Glyph'
import { heart } from '../../../ui/icons/heart'
import { x } from '../../../ui/icons/x'

export interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[]
  readonly clearHref: string
  /** URL to save the search; null if the site has no accounts. */
  readonly saveHref: string | null
}

/**
 * The active filters, each a link to the list without it; on a phone one scrolling line, so that nothing below moves. The link that saves
 * the search stays outside the line, always fully visible.
 */
export const FilterChips = ({ filters, clearHref, saveHref }: FilterChipsProps) => {
  if (filters.length === 0) return null
  return (
    <div className="flex items-start gap-2 lg:flex-wrap">
      <ul
        aria-label="Filters in force"
        className="filter-chips -ml-gutter flex min-w-0 flex-1 items-center gap-2 overflow-x-auto pr-10 pl-gutter scroll-px-10 [scrollbar-width:none] lg:ml-0 lg:flex-none lg:flex-wrap lg:overflow-visible lg:px-0"
      >
        {filters.map((filter) => (
          <li key={filter.label} className="shrink-0 lg:shrink">
            <a
              href={filter.href}
              className="inline-flex min-h-11 items-center whitespace-nowrap gap-1.5 rounded-control border border-text bg-raised px-3 text-small font-semibold hover:bg-raised-hover lg:min-h-9"
            >
              <span className="sr-only">Remove filter </span>
              <span className="max-w-[min(60vw,18rem)] truncate">{filter.label}</span>
              <Glyph path={x} size={16} />
            </a>
          </li>
        ))}
        <li className="shrink-0">
          <a
            href={clearHref}
            className="inline-flex min-h-11 items-center whitespace-nowrap px-2 text-small font-semibold text-link underline-offset-4 hover:underline lg:min-h-9"
          >
            Clear all
          </a>
        </li>
      </ul>
      {saveHref && (
        <a
          href={saveHref}
          rel="nofollow"
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline lg:min-h-9 lg:px-2"
        >
          <Glyph path={heart} size={16} />
          Save this search
        </a>
      )}
    </div>
  )
}
