import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { sections } from '../../parts/settings/settingIndex'
import { useEditorView } from '../session/ToolsContext'
import { BackToFound } from './find/BackToFound'
import { FoundSettings } from './find/FoundSettings'
import type { SettingFilter } from './find/SettingFilter'
import { SettingsSearch } from './find/SettingsSearch'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'
import { useScrollRestoration } from './useScrollRestoration'
import { useWantedSetting } from './useWantedSetting'

interface Search {
  readonly query: string
  readonly filters: ReadonlySet<SettingFilter>
}

const noFilters: ReadonlySet<SettingFilter> = new Set()
const noSearch: Search = { query: '', filters: noFilters }
const isSearch = ({ query, filters }: Search) => query.trim() !== '' || filters.size > 0

/** The left of the editor: every section, one section, or what was searched for. */
export const SettingsPanel = () => {
  const tab = useEditorView((state) => state.tab)
  const section = useEditorView((state) => state.section)
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState(noFilters)
  const panel = useRef<HTMLElement>(null)
  const wanted = useEditorView((state) => state.wanted)
  useWantedSetting(panel, wanted)

  const [left, setLeft] = useState<Search | null>(null)
  const search = useRef<Search>(noSearch)
  search.current = { query, filters }

  // Whoever asks for a setting is shown it; what was found before stays at hand, as there may be more to see to.
  useEffect(() => {
    if (!wanted) return
    if (isSearch(search.current)) setLeft(search.current)
    setQuery('')
    setFilters(noFilters)
  }, [wanted])

  // All settings, or another search, are another matter.
  useEffect(() => {
    if (section === null) setLeft(null)
  }, [section])

  const entry = sections.find(({ key }) => key === section)
  const isSearching = isSearch({ query, filters })
  const pageId = useEditorView((state) => state.pageId)
  const scroller = useRef<HTMLElement>(null)
  const view = isSearching ? `found ${query} ${[...filters]}` : entry?.key === 'pages' ? `pages ${pageId}` : (entry?.key ?? '')
  const isList = isSearching || entry === undefined || (entry.key === 'pages' && pageId === null)
  const storeScroll = useScrollRestoration(scroller, view, isList)
  return (
    <Box
      component="section"
      aria-label="Settings"
      ref={panel}
      sx={{
        display: { xs: tab === 'settings' ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 0,
        bgcolor: 'background.paper',
        '& .MuiInputBase-root': { fontSize: 14 },
        '& .MuiButtonBase-root': { fontFamily: 'inherit' },
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <SettingsSearch query={query} onQuery={setQuery} filters={filters} onFilters={setFilters} panel={panel} />
      {left && !isSearching && (
        <BackToFound
          onBack={() => {
            setQuery(left.query)
            setFilters(left.filters)
            panel.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
          }}
        />
      )}
      <Box
        data-scroll
        ref={scroller}
        onScroll={storeScroll}
        sx={{
          flex: 1,
          overflowX: 'hidden',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollbarGutter: 'stable',
          position: 'relative',
        }}
      >
        {isSearching ? (
          <FoundSettings
            query={query}
            filters={filters}
            onClear={() => {
              setQuery('')
              setFilters(noFilters)
            }}
          />
        ) : entry ? (
          <SectionForm key={entry.key} section={entry} />
        ) : (
          <SectionList />
        )}
      </Box>
    </Box>
  )
}
