import { countedNoun } from '@forecourt/rules/text/singularNoun'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { x } from '../../../ui/icons/x'
import { SearchNotice } from '../results/SearchNotice'

export interface FilterSheetProps {
  readonly layout: ResolvedConfig['search']['filterLayout']
  /** Number of matching cars. */
  readonly count: number
  /** The site's word for its stock, such as 'cars'. */
  readonly noun: string
  /** URL of the list without filters; null if none is set. */
  readonly clearHref: string | null
  /** Whether the last selection failed because the browser is offline. */
  readonly isOffline: boolean
  readonly children: ReactNode
}

/** The sheet: its fields scroll between heading and button. */
const sheet = 'flex-col overflow-hidden [&:popover-open]:flex'

const layouts = {
  // Sticky with its own scroll, so that a new list can start at its top; overflow fades at the lower edge.
  sidebar: {
    frame:
      'filters-fade max-lg:flex-col max-lg:overflow-hidden max-lg:[&:popover-open]:flex lg:sticky lg:inset-auto lg:top-24 lg:-mx-3 lg:-my-1.5 lg:block lg:h-auto lg:overflow-y-auto lg:max-h-[calc(100dvh-7rem)] lg:w-auto lg:px-3 lg:py-1.5 lg:[--suggestions:100%] lg:[scrollbar-width:thin]',
    bars: 'lg:hidden',
    fields: 'max-lg:min-h-0 max-lg:flex-1 max-lg:overflow-y-auto max-lg:overscroll-contain lg:px-0',
  },
  top: {
    frame:
      'max-lg:flex-col max-lg:overflow-hidden max-lg:[&:popover-open]:flex lg:static lg:block lg:h-auto lg:max-h-none lg:w-auto lg:overflow-visible',
    bars: 'lg:hidden',
    fields: 'max-lg:min-h-0 max-lg:flex-1 max-lg:overflow-y-auto max-lg:overscroll-contain lg:px-0',
  },
  drawer: {
    frame: `${sheet} lg:right-auto lg:w-[27rem] lg:shadow-lifted backdrop:bg-black/50`,
    bars: '',
    fields: 'min-h-0 flex-1 overflow-y-auto overscroll-contain',
  },
} as const satisfies Record<FilterSheetProps['layout'], object>

/**
 * The filters: beside or above the cars or in a side sheet on a wide screen, always in a sheet on a small one. The sheet's fields scroll
 * between its heading and its button. It is a popover, so that opening, Escape and focus return work without scripts.
 */
export const FilterSheet = ({ layout, count, noun, clearHref, isOffline, children }: FilterSheetProps) => (
  <section
    id="filters"
    popover="auto"
    aria-label="Filters"
    data-setting="/search/filterLayout"
    className={`filter-sheet fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overscroll-contain border-0 bg-background p-0 text-text ${layouts[layout].frame}`}
  >
    <div className={`flex items-center justify-between border-b border-line bg-background px-gutter py-1 ${layouts[layout].bars}`}>
      <h2 className="heading text-card">Filters</h2>
      {clearHref && (
        <a
          href={clearHref}
          className="ml-auto inline-flex min-h-11 items-center px-3 text-small font-semibold text-link underline-offset-4 hover:underline"
        >
          Clear all
        </a>
      )}
      <button
        type="button"
        popoverTarget="filters"
        popoverTargetAction="hide"
        className="-mr-3 grid size-12 cursor-pointer place-items-center rounded-control hover:bg-raised"
        aria-label="Close filters"
      >
        <Glyph path={x} size={22} />
      </button>
    </div>
    <div data-scrolls className={`px-gutter ${layouts[layout].fields}`}>
      {children}
    </div>
    <div className={`border-t border-line bg-background px-gutter py-3 ${layouts[layout].bars}`}>
      {isOffline && <SearchNotice kind="offline" className="mb-3!" />}
      <Button type="submit" form="search-form" wide>
        Show Me {countedNoun(count, noun)}
      </Button>
    </div>
  </section>
)
