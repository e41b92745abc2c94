import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { SayForm } from '../sections/say/SayForm.client'
import { Container } from '../ui/Container'
import { Glyph } from '../ui/Glyph'
import { search } from '../ui/icons/search'
import { x } from '../ui/icons/x'

export interface HeaderSearchProps {
  readonly config: Pick<ResolvedConfig, 'search' | 'favourites'>
  /** 'sign' opens the field over the header, 'field' is the field itself. */
  readonly look: 'sign' | 'field'
  readonly className?: string
}

const panelId = 'site-search'

/** The search of the whole stock in the header (SRC-06): a field, or a sign that opens one in a popover, which needs no script. */
export const HeaderSearch = ({ config, look, className = '' }: HeaderSearchProps) => {
  const form = { placeholder: config.search.placeholder, remembers: showsSearches(config) }
  if (look === 'field') {
    return (
      <search data-setting="/header/showSearch" className={className}>
        <SayForm id="header-say" look="slim" {...form} />
      </search>
    )
  }
  return (
    <div data-setting="/header/showSearch" className={className}>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Search our stock"
        className="grid size-10 cursor-pointer place-items-center rounded-control text-text sm:size-12 hover:bg-raised"
      >
        <Glyph path={search} size={22} />
      </button>
      <search
        id={panelId}
        popover="auto"
        data-tone="background"
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none overflow-visible border-0 border-b border-line bg-background p-0 text-text shadow-lifted backdrop:bg-black/40"
      >
        <Container className="flex items-center justify-center gap-1 py-3">
          <div className="min-w-0 max-w-3xl flex-1">
            <SayForm id="panel-say" look="bar" autoFocus {...form} />
          </div>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label="Close search"
            className="-mr-3 grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised"
          >
            <Glyph path={x} size={22} />
          </button>
        </Container>
      </search>
    </div>
  )
}
