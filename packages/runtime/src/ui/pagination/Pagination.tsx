import { Glyph } from '../Glyph'
import { chevronLeft, chevronRight } from '../iconPaths'

/** The page numbers of a pager: both ends and the neighbours of the current page; null is a gap. Page 6 of 20 gives 1 … 5 6 7 … 20. */
export const pageNumbers = (page: number, pageCount: number): (number | null)[] => {
  const shown = new Set([1, pageCount, page - 1, page, page + 1])
  // A gap of one page is replaced by the page.
  if (page === 4) shown.add(2)
  if (page === pageCount - 3) shown.add(pageCount - 1)
  const pages = [...shown].filter((candidate) => candidate >= 1 && candidate <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((candidate, index) => {
    const before = pages[index - 1]
    return before !== undefined && candidate - before > 1 ? [null, candidate] : [candidate]
  })
}

export interface PaginationProps {
  /** Such as 'Pages of results'. */
  readonly label: string
  readonly pageHref: (page: number) => string
  readonly page: number
  readonly pageCount: number
}

const step = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-small font-semibold tabular-nums'

/** The pages of a list as links, abbreviated. */
export const Pagination = ({ label, pageHref, page, pageCount }: PaginationProps) => {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} className="mt-block flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <a href={pageHref(page - 1)} rel="prev" className={`${step} hover:bg-raised`}>
          <Glyph path={chevronLeft} size={18} />
          <span className="max-sm:sr-only">Previous</span>
        </a>
      )}
      <ol className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        {pageNumbers(page, pageCount).map((number, index, all) =>
          number === null ? (
            <li key={`gap-after-${all[index - 1]}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={number}>
              {number === page ? (
                <span aria-current="page" className={`${step} bg-brand text-on-brand`}>
                  <span className="sr-only">Page </span>
                  {number}
                </span>
              ) : (
                <a href={pageHref(number)} className={`${step} hover:bg-raised`}>
                  <span className="sr-only">Page </span>
                  {number}
                </a>
              )}
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <a href={pageHref(page + 1)} rel="next" className={`${step} hover:bg-raised`}>
          <span className="max-sm:sr-only">Next</span>
          <Glyph path={chevronRight} size={18} />
        </a>
      )}
    </nav>
  )
}
