import type { SearchState } from '@forecourt/rules/search/SearchState'
import { searchHref } from '../../../sections/search/searchHref'
import { ButtonLink } from '../../../ui/Button'
import { Heading } from '../../../ui/Heading'

export interface PastTheEndProps {
  readonly path: string
  readonly state: SearchState
  /** How many pages there are. */
  readonly pageCount: number
  /** What the site sells, such as 'cars'. */
  readonly noun: string
}

/** Stands on a page beyond the last, such as a kept address after cars were sold: there are cars, and these are the ways to them. */
export const PastTheEnd = ({ path, state, pageCount, noun }: PastTheEndProps) => (
  <div className="rounded-card border border-line bg-surface px-5 py-10 text-center sm:px-6 sm:py-14">
    <Heading level={2} size="subsection">
      The list is shorter now
    </Heading>
    <p className="mx-auto mt-2 max-w-md text-muted text-pretty">
      There is no page {state.page.toLocaleString('en-AU')}:{' '}
      {pageCount === 1 ? `all the ${noun} fit on one.` : `the last is page ${pageCount.toLocaleString('en-AU')}.`}
    </p>
    <div className="mt-7 flex flex-wrap justify-center gap-3">
      <ButtonLink href={searchHref(path, { ...state, page: 1 })} size="small">
        To the first page
      </ButtonLink>
      {pageCount > 1 && (
        <ButtonLink href={searchHref(path, { ...state, page: pageCount })} size="small" variant="outline">
          To the last page
        </ButtonLink>
      )}
    </div>
  </div>
)
