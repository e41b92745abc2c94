'use client'

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { search } from '../../ui/icons/search'

export interface ListSearchProps {
  /** What the list contains, such as 'makes'. */
  readonly label: string
}

const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Hides list values that don't contain the query, and expands the whole list unless the query is empty. Returns the number of matches. */
const filterItems = (list: Element, query: string): number => {
  const wanted = normalise(query).trim()
  let found = 0
  for (const item of list.querySelectorAll<HTMLElement>('[data-value]')) {
    const matches = wanted === '' || normalise(item.dataset.value ?? '').includes(wanted)
    item.hidden = !matches
    if (matches) found += 1
  }
  const rest = list.querySelector<HTMLDetailsElement>('details[data-more]')
  if (rest && wanted !== '') rest.open = true
  return found
}

/** An input that filters the long list around it while typing (SRC-06). It has no name, so it isn't submitted. Absent without scripts. */
const ListSearchPart = ({ label }: ListSearchProps) => {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const box = useRef<HTMLLabelElement>(null)

  // Text entered before hydration fired no React event.
  useLayoutEffect(() => setQuery(box.current?.querySelector('input')?.value ?? ''), [])

  // Runs after every render, because the values of a new search result are all visible.
  useEffect(() => {
    const list = box.current?.closest('[data-list]')
    if (list) setFound(filterItems(list, query))
  })

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation()
      setQuery('')
    }
  }
  return (
    <>
      <label ref={box} className="relative mb-2 block noscript:hidden">
        <span className="sr-only">Search {label}</span>
        <Glyph path={search} size={16} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="text"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKey}
          placeholder={`Find ${label}`}
          autoComplete="off"
          className="field min-h-11! py-1! pl-9! text-small"
        />
      </label>
      <p aria-live="polite" className="text-small text-muted empty:hidden">
        {found === 0 && 'No matches'}
      </p>
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const ListSearch = island('ListSearch', ListSearchPart)
