import type { ActiveFilter } from '../../../sections/search/activeFilters'
import { Glyph } from '../../../ui/Glyph'
import { x } from '../../../ui/icons/x'

export interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[]
  readonly clearHref: string
  /** URL to save the search in an account; null if the site has no accounts. */
  readonly keepHref: string | null
}

/** The active filters, each a link to the list without it; one scrolling line on a phone, so that nothing below moves. */
export const FilterChips = ({ filters, clearHref, keepHref }: FilterChipsProps) => {
  if (filters.length === 0) return null
  return (
    <div className="filter-chips -mx-gutter flex items-center gap-2 overflow-x-auto pr-10 pl-gutter scroll-px-10 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
      <ul aria-label="Filters in force" className="flex shrink-0 items-center gap-2 lg:shrink lg:flex-wrap">
        {filters.map((filter) => (
          <li key={filter.label}>
            <a
              href={filter.href}
              className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap gap-1.5 rounded-control bg-raised px-3 text-small font-medium hover:bg-raised-hover lg:min-h-9"
            >
              <span className="sr-only">Remove filter </span>
              <span className="max-w-[min(60vw,18rem)] truncate">{filter.label}</span>
              <Glyph path={x} size={16} />
            </a>
          </li>
        ))}
        <li>
          <a
            href={clearHref}
            className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap px-2 text-small font-semibold text-link underline-offset-4 hover:underline lg:min-h-9"
          >
            Clear all
          </a>
        </li>
      </ul>
      {keepHref && (
        <a
          href={keepHref}
          rel="nofollow"
          className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap px-2 text-small font-semibold text-link underline-offset-4 hover:underline lg:min-h-9"
        >
          Save this search
        </a>
      )}
    </div>
  )
}
