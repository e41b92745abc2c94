import { sections } from '@forecourt/schema/search/settingIndex'
import { Box } from '@mui/material'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditorViewState } from '../session/createEditorView'
import { useEditorView } from '../session/ToolsContext'
import { BackToFound, FoundSettings } from './find/FoundSettings'
import type { SettingFilter } from './find/SettingFilter'
import { SettingsSearch } from './find/SettingsSearch'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'

/** Fields are focused first; rows of lists have only buttons. */
const fields = 'input:not([type="color"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/** Retries while a long section opens; after the last try the parent of the setting is used. */
const retryMs = 60
const maxAttempts = 12

const settingElement = (panel: HTMLElement, pointer: string) => panel.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`)

/** The element of a setting, or of its nearest parent. */
const elementOf = (panel: HTMLElement, pointer: string): HTMLElement | null => {
  if (pointer === '') return null
  return settingElement(panel, pointer) ?? elementOf(panel, pointer.slice(0, pointer.lastIndexOf('/')))
}

/** Scrolls the panel only: `scrollIntoView` would also scroll its ancestors. */
const scrollTo = (element: HTMLElement) => {
  const scroller = element.closest('[data-scroll]')
  if (!scroller) return
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  const room = Math.max(72, (outer.height - inner.height) / 2)
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top: inner.top - outer.top - room, behavior: smooth ? 'smooth' : 'auto' })
}

/** Scrolls to the requested setting, focuses it and highlights it briefly; selects the text of a new item. */
const useFocusRequest = (panel: RefObject<HTMLElement | null>, focusRequest: EditorViewState['focusRequest']) =>
  useEffect(() => {
    if (!focusRequest) return
    let mark: ReturnType<typeof setTimeout> | undefined
    let element: HTMLElement | null = null
    // Polls for the setting's element: its section and the items around it have to expand first.
    let attempts = 0
    const timer = setInterval(() => {
      if (!panel.current || (!settingElement(panel.current, focusRequest.pointer) && ++attempts < maxAttempts)) return
      clearInterval(timer)
      element = elementOf(panel.current, focusRequest.pointer)
      if (!element) return
      scrollTo(element)
      element.setAttribute('data-found', '')
      mark = setTimeout(() => element?.removeAttribute('data-found'), 1_600)
      if (focusRequest.keepsFocus) return
      const target = element.querySelector<HTMLElement>(fields) ?? element.querySelector<HTMLElement>('button')
      target?.focus({ preventScroll: true })
      if (focusRequest.isNew && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) target.select()
    }, retryMs)
    return () => {
      clearInterval(timer)
      clearTimeout(mark)
      element?.removeAttribute('data-found')
    }
  }, [panel, focusRequest])

/**
 * Scrolls each new view to the top, and restores the scroll position of a list on return.
 * `view` identifies the view; `isList` says whether its position is restored.
 */
const useScrollRestoration = (scroller: RefObject<HTMLElement | null>, view: string, isList: boolean) => {
  const scrollPositions = useRef(new Map<string, number>())
  const restoredView = useRef<string | null>(null)
  useLayoutEffect(() => {
    restoredView.current = isList ? view : null
    if (scroller.current) scroller.current.scrollTop = isList ? (scrollPositions.current.get(view) ?? 0) : 0
  }, [scroller, view, isList])
  return () => {
    if (restoredView.current !== null && scroller.current) scrollPositions.current.set(restoredView.current, scroller.current.scrollTop)
  }
}

interface Search {
  readonly query: string
  readonly filters: ReadonlySet<SettingFilter>
}

const noFilters: ReadonlySet<SettingFilter> = new Set()
const noSearch: Search = { query: '', filters: noFilters }
const isSearch = ({ query, filters }: Search) => query.trim() !== '' || filters.size > 0

/** The left side of the editor: all sections, one section, or search results. */
export const SettingsPanel = () => {
  const tab = useEditorView((state) => state.tab)
  const section = useEditorView((state) => state.section)
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState(noFilters)
  const panel = useRef<HTMLElement>(null)
  const focusRequest = useEditorView((state) => state.focusRequest)
  useFocusRequest(panel, focusRequest)

  const [previousSearch, setPreviousSearch] = useState<Search | null>(null)
  const search = useRef<Search>(noSearch)
  search.current = { query, filters }

  // Opening a setting leaves the search; its results remain available through a back link.
  useEffect(() => {
    if (!focusRequest) return
    if (isSearch(search.current)) setPreviousSearch(search.current)
    setQuery('')
    setFilters(noFilters)
  }, [focusRequest])

  // All settings, or another search, discard the earlier results.
  useEffect(() => {
    if (section === null) setPreviousSearch(null)
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
      {previousSearch && !isSearching && (
        <BackToFound
          onBack={() => {
            setQuery(previousSearch.query)
            setFilters(previousSearch.filters)
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
