import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { withoutCondition } from '@forecourt/rules/search/nearestSearches'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { countedNoun } from '@forecourt/rules/text/singularNoun'
import type { ReactNode } from 'react'
import type { ActiveFilter } from '../../../sections/search/activeFilters'
import { searchHref } from '../../../sections/search/searchHref'
import { ButtonLink } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { Heading } from '../../../ui/Heading'
import { search } from '../../../ui/icons/search'
import { FindMeACar, type FindMeACarProps } from '../find-me-a-car/FindMeACar.client'

/** A filter to remove from an empty search: its label, the URL of the list without it, and that list's car count. */
interface Relaxation {
  readonly label: string
  readonly href: string
  /** Null if unknown. */
  readonly count: number | null
}

/**
 * Filters to remove from an empty search, the one with the most cars first. The values of a facet are removed together, as each alone finds
 * nothing. Omits filters whose removal still finds nothing.
 */
export const relaxations = (
  path: string,
  state: SearchState,
  filters: readonly ActiveFilter[],
  without: StockResult['without'],
): Relaxation[] => {
  const facets = [...new Set(filters.map(({ facet }) => facet))]
  return facets
    .map((facet) => ({
      label:
        facet === 'near'
          ? 'the distance'
          : filters
              .filter((filter) => filter.facet === facet)
              .map(({ label }) => label)
              .join(', '),
      href: searchHref(path, withoutCondition(state, facet)),
      count: without?.[facet] ?? null,
    }))
    .filter(({ count }) => count !== 0)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
}

export interface EmptyResultProps {
  /** Number of active filters. */
  readonly filters: number
  /** Filters to remove, most cars first. */
  readonly relaxations: readonly Relaxation[]
  /** URL of this path's list without filters. */
  readonly clearHref: string
  /** Whether the path itself presets filters. */
  readonly narrowed: boolean
  readonly form: FindMeACarProps['form']
  /** The site's word for its stock, such as 'cars'. */
  readonly noun: string
  /** The nearest search with results; null if there is none. */
  readonly nearest: {
    /** Labels of the filters it omits. */
    readonly labels: readonly string[]
    readonly total: number
    readonly href: string
    /** Some of its cars. */
    readonly cars: ReactNode
  } | null
}

const heading = (count: number) => {
  if (count === 0) return 'Nothing here at the moment'
  return count === 1 ? 'Nothing matches that' : 'Nothing matches all of that'
}

const hintText = (filters: number, relaxable: number): string => {
  if (filters === 0) return 'New stock arrives every week. Tell us what you’re after and we’ll look out for it.'
  if (filters > 1 && relaxable > 0) return 'Remove a filter to see the closest matches.'
  return 'Try different words or a wider search, or tell us what you’re after.'
}

const quoted = (label: string): string => (label.startsWith('“') ? label : `“${label}”`)

const joinTexts = (texts: readonly string[]): string =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : texts.join('')

/** Empty state of the list: filters to remove, most cars first, and the cars of the nearest search. */
export const EmptyResult = ({ filters, relaxations, clearHref, narrowed, form, noun, nearest }: EmptyResultProps) => (
  <>
    <div className={`rounded-card border border-line bg-surface px-5 text-center sm:px-6 ${nearest ? 'py-7' : 'py-10 sm:py-14'}`}>
      {nearest === null && (
        <span className="mx-auto mb-5 grid size-14 place-items-center rounded-full bg-raised text-muted">
          <Glyph path={search} size={26} />
        </span>
      )}
      <Heading level={2} size="subsection">
        {heading(filters)}
      </Heading>
      <p className="mx-auto mt-2 max-w-md text-muted text-pretty">{hintText(filters, relaxations.length)}</p>
      {filters > 1 && relaxations.length > 0 && (
        <ul className="mx-auto mt-7 grid max-w-md gap-2 text-left">
          {relaxations.map(({ label, href, count }) => (
            <li key={label}>
              <a
                href={href}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-control py-2 border border-line-strong bg-background px-4 text-small font-medium hover:border-link hover:text-link"
              >
                <span className="wrap-anywhere">
                  <span className="font-normal text-muted">Without</span> {label}
                </span>
                {count !== null && <span className="shrink-0 text-tiny text-muted tabular-nums">{countedNoun(count, noun)}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {filters > 0 && (
          <ButtonLink href={clearHref} size="small" className="max-w-full wrap-anywhere">
            {filters > 1 ? 'Clear all filters' : `Without ${relaxations[0]?.label ?? 'it'}`}
          </ButtonLink>
        )}
        {narrowed && (
          <ButtonLink href="/search" size="small" variant={filters > 0 ? 'secondary' : 'primary'}>
            See all our stock
          </ButtonLink>
        )}
        <FindMeACar label="Ask us to find it" variant="outline" form={form} />
      </div>
    </div>
    {nearest && (
      <section aria-labelledby="nearest-heading" className="mt-10">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} size="subsection" id="nearest-heading">
            {countedNoun(nearest.total, noun)} without {joinTexts(nearest.labels.map(quoted))}
          </Heading>
          <a
            href={nearest.href}
            className="inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            {nearest.total === 1 ? 'Use this search' : `See all ${nearest.total.toLocaleString('en-AU')}`}
          </a>
        </div>
        {nearest.cars}
      </section>
    )}
  </>
)
