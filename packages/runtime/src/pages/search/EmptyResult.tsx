import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import type { ActiveFilter } from './activeFilters'

export interface EmptyResultProps {
  readonly filters: readonly ActiveFilter[]
  /** The list of this path without any filter. */
  readonly clearHref: string
  /** Whether the path itself narrows the list. */
  readonly narrowed: boolean
}

const heading = (count: number) => {
  if (count === 0) return 'Nothing here at the moment'
  return count === 1 ? 'Nothing matches that' : 'Nothing matches all of that'
}

/** No car matches: ways out, from the smallest step to the largest. */
export const EmptyResult = ({ filters, clearHref, narrowed }: EmptyResultProps) => (
  <div className="rounded-card border border-line bg-surface px-6 py-12 text-center">
    <Icon name="search" size={32} className="mx-auto mb-4 text-muted" />
    <Heading level={2} size="subsection">
      {heading(filters.length)}
    </Heading>
    <p className="mx-auto mt-2 max-w-md text-muted text-pretty">
      {filters.length > 0
        ? filters.length > 1
          ? 'Take one filter away and the nearest matches come back.'
          : 'Try other words or a wider search, or tell us what you are after.'
        : 'New stock arrives every week. Tell us what you are after and we will look out for it.'}
    </p>
    {filters.length > 1 && (
      <ul className="mt-6 flex flex-wrap justify-center gap-2">
        {filters.map((filter) => (
          <li key={filter.label}>
            <ButtonLink href={filter.href} variant="outline" size="small">
              Without {filter.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      {filters.length > 0 && (
        <ButtonLink href={clearHref}>{filters.length > 1 ? 'Clear all filters' : `Without ${filters[0]?.label}`}</ButtonLink>
      )}
      {narrowed && (
        <ButtonLink href="/search" variant={filters.length > 0 ? 'secondary' : 'primary'}>
          See all our stock
        </ButtonLink>
      )}
      <ButtonLink href="/contact" variant="outline">
        Ask us to find it
      </ButtonLink>
    </div>
  </div>
)
