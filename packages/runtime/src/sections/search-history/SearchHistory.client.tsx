'use client'

import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { writeStored } from '../../storage/Store'
import { searchesStore } from '../../storage/searchesStore'
import { useStored } from '../../storage/useStored'
import { Glyph } from '../../ui/Glyph'
import { clock } from '../../ui/icons/clock'

export interface SearchHistoryProps {
  /**
   * 'dropdown': shows under the empty search input of its `.search-box` while that has focus, unless it was just answered. 'list':
   * always visible.
   */
  readonly look: 'dropdown' | 'list'
  readonly headingLevel?: 2 | 3
}

const looks = {
  dropdown: {
    box: 'recent-searches absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-background p-2 shadow-lifted',
    list: '',
    link: 'rounded-field px-2 hover:bg-raised',
  },
  list: { box: '', list: 'flex flex-wrap gap-2', link: 'rounded-control border border-line px-4 hover:border-line-strong hover:bg-raised' },
} as const

/** Recent searches with their filters, to repeat them (ENT-23). Empty if there are none, and before hydration. */
export const SearchHistory = ({ look, headingLevel = 2 }: SearchHistoryProps) => {
  const host = useRuntimeHost()
  const searches = useStored(searchesStore)
  if (searches.length === 0) return null
  const { box, list, link } = looks[look]
  const isList = look === 'list'
  const Heading = isList ? (`h${headingLevel}` as const) : 'p'
  return (
    <div className={box} data-setting="/favourites/showSearches">
      <div className={`flex items-center gap-3 ${isList ? 'mb-3' : 'justify-between pl-2'}`}>
        <Heading className={isList ? 'heading text-subsection' : 'text-tiny font-semibold text-muted'}>Recent searches</Heading>
        <button
          type="button"
          onClick={() => writeStored(host, searchesStore, [])}
          className="min-h-11 cursor-pointer rounded-control px-2 text-small font-medium text-link hover:underline"
        >
          Clear
          <span className="sr-only"> recent searches</span>
        </button>
      </div>
      <ul className={list}>
        {searches.map(({ path, name, refinements }) => (
          <li key={path} className="min-w-0">
            <a href={path} className={`flex min-h-11 min-w-0 items-center gap-2.5 py-2 text-small ${link}`}>
              <Glyph path={clock} size={16} className="opacity-70" />
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{[name, ...refinements].filter(Boolean).join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
