'use client'

import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
import { suggestedSearches } from '@forecourt/rules/search/understanding/suggestedSearches'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { type StoredSearch, searchesStore } from '../../storage/searchesStore'
import { useStored } from '../../storage/useStored'
import { Glyph } from '../../ui/Glyph'
import { clock } from '../../ui/icons/clock'
import { search } from '../../ui/icons/search'
import { slidersHorizontal } from '../../ui/icons/slidersHorizontal'
import { activeFilters } from '../search/activeFilters'
import { searchHref } from '../search/searchHref'

/** The stock list that suggestions link to, its preset filters and its selected filters. */
interface SearchedList {
  readonly path: string
  readonly preset: SearchPreset
  readonly state: SearchState
}

interface SuggestionRow {
  readonly href: string
  readonly label: string
  /** Kind of suggestion, or its car count. */
  readonly detail: string
  readonly look: 'meaning' | 'search' | 'recent'
}

interface SuggestionRows {
  readonly rows: readonly SuggestionRow[]
  /** Parts of the query that look like filters but aren't supported. */
  readonly unclear: readonly string[]
}

const maxRows = 7
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const everyPath = '/search'

/** Suggestions for the entered text: its meaning, completions, and for empty input recent searches (ENT-23, SRC-06). */
const suggestionRows = (
  text: string,
  lexicon: Lexicon | null,
  recent: readonly StoredSearch[],
  list: SearchedList | undefined,
): SuggestionRows => {
  if (text.trim() === '') {
    const rows = recent.map(
      ({ path, name, refinements }): SuggestionRow => ({
        href: path,
        label: [name, ...refinements].filter(Boolean).join(', '),
        detail: '',
        look: 'recent',
      }),
    )
    return { rows, unclear: [] }
  }
  if (!lexicon) return { rows: [], unclear: [] }
  const understanding = understand(text, lexicon)
  const start = list ? { ...list.state, query: '', page: 1 } : anything
  const hrefOf = (state: SearchState, elsewhere: () => SearchState): string => {
    if (!list) return searchHref(everyPath, state)
    return leavesPath(list.preset, { values: state.values, excluded: state.excluded ?? {} })
      ? searchHref(everyPath, elsewhere())
      : searchHref(list.path, state)
  }
  const meant = understoodState(anything, understanding)
  const labels = activeFilters(everyPath, meant).map(({ label }) => label)
  const isSentence = labels.length > 1 || (labels.length === 1 && Object.keys(meant.values).length === 0 && meant.query === '')
  const meaning: SuggestionRow[] = isSentence
    ? [{ href: hrefOf(understoodState(start, understanding), () => meant), label: labels.join(' · '), detail: '', look: 'meaning' }]
    : []
  const elsewhere = suggestedSearches(text, lexicon, anything, maxRows)
  const rows = suggestedSearches(text, lexicon, start, maxRows).map(
    ({ label, kind, count, state }, index): SuggestionRow => ({
      href: hrefOf(state, () => elsewhere[index]?.state ?? state),
      label,
      detail: count === null || list ? kind : `${kind} · ${count.toLocaleString('en-AU')}`,
      look: 'search',
    }),
  )
  // The last word is incomplete: its completions are more useful than a search for the fragment.
  const isUnfinished = understanding.query !== '' && rows.length > 0
  return { rows: isUnfinished ? rows : [...meaning, ...rows], unclear: understanding.unclear }
}

export interface SuggestionsProps {
  /** Whether recent searches are suggested for empty input. */
  readonly remembers: boolean
  /** The list that suggestions link to; default: the whole stock. */
  readonly list?: SearchedList
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
}

const glyphs = { meaning: slidersHorizontal, search, recent: clock } as const

/**
 * Suggestions below an input: arrows select, Enter follows, Escape closes (the WAI-ARIA combobox pattern). Entries are links, so clicks
 * work natively.
 */
export const Suggestions = ({ input, listId, remembers, list }: SuggestionsProps) => {
  const host = useRuntimeHost()
  const recent = useStored(searchesStore)
  const [lexicon, setLexicon] = useState<Lexicon | null>(null)
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [isWanted, setWanted] = useState(() => document.activeElement === input.current)
  const [active, setActive] = useState(-1)

  useEffect(() => {
    let isCurrentPage = true
    host.searchWords().then(
      (words) => isCurrentPage && setLexicon(words),
      () => undefined,
    )
    return () => {
      isCurrentPage = false
    }
  }, [host])

  const { rows, unclear } = useMemo(
    () => suggestionRows(text, lexicon, remembers ? recent : [], list),
    [text, lexicon, recent, remembers, list],
  )
  const isOpen = isWanted && (rows.length > 0 || unclear.length > 0)
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('aria-expanded', String(isOpen))
    if (isOpen && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isOpen, active])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const follow = () => {
      setText(field.value)
      setActive(-1)
      setWanted(true)
    }
    const close = () => setWanted(false)
    const move = (by: number) => {
      setWanted(true)
      // Wraps from the last entry to the input and on to the first.
      setActive((now) => (!isOpen ? (by > 0 ? 0 : rows.length - 1) : ((now + 1 + by + rows.length + 1) % (rows.length + 1)) - 1))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault()
        close()
        document.getElementById(`${listId}-${active}`)?.click()
      } else if (event.key === 'Enter') close()
      else if (event.key === 'Escape' && isOpen) {
        // Keeps the surrounding panel open.
        event.preventDefault()
        event.stopPropagation()
        close()
      }
    }
    field.addEventListener('input', follow)
    field.addEventListener('focus', follow)
    field.addEventListener('click', follow)
    field.addEventListener('blur', close)
    field.addEventListener('keydown', onKey)
    return () => {
      field.removeEventListener('input', follow)
      field.removeEventListener('focus', follow)
      field.removeEventListener('click', follow)
      field.removeEventListener('blur', close)
      field.removeEventListener('keydown', onKey)
    }
  }, [input, listId, isOpen, active, rows])

  return (
    <div
      className={`absolute inset-x-0 top-full z-50 mt-1 max-h-[min(26rem,60dvh)] min-w-[min(var(--suggestions,22rem),calc(100vw-2.5rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-background p-1.5 text-text shadow-lifted ${isOpen ? '' : 'hidden'}`}
      data-tone="background"
    >
      {text.trim() === '' && rows.length > 0 && <p className="px-2.5 pt-1.5 pb-1 text-tiny font-semibold text-muted">Recent searches</p>}
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        tabIndex={-1}
        // Keeps the focus in the input.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map(({ href, label, detail, look }, index) => (
          <a
            key={`${look}${label}${href}`}
            id={idOf(index)}
            href={href}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => setWanted(false)}
            className="flex min-h-11 items-center gap-3 rounded-field px-2.5 py-1.5 text-small text-text hover:bg-raised aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-link"
          >
            <Glyph path={glyphs[look]} size={16} className="shrink-0 text-muted" />
            <span className={`min-w-0 flex-1 wrap-anywhere ${look === 'meaning' ? 'font-semibold' : ''}`}>{label}</span>
            {detail && <span className="shrink-0 text-tiny text-muted tabular-nums">{detail}</span>}
          </a>
        ))}
      </div>
      {unclear.length > 0 && <p className="px-2.5 py-2 text-tiny text-muted">Not used: {unclear.map((part) => `“${part}”`).join(', ')}</p>}
      <p role="status" className="sr-only">
        {isOpen && rows.length > 0 ? `${rows.length} ${rows.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
    </div>
  )
}
