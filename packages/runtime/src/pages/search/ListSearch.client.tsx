'use client'

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { search } from '../../ui/icons/search'

export interface ListSearchProps {
  /** What is searched, such as 'makes'. */
  readonly label: string
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Hides the values of a list that don't have the words in them, and unfolds the rest of it while there are words. */
const narrow = (list: Element, words: string): number => {
  const wanted = fold(words).trim()
  let found = 0
  for (const item of list.querySelectorAll<HTMLElement>('[data-value]')) {
    const isIn = wanted === '' || fold(item.dataset.value ?? '').includes(wanted)
    item.hidden = !isIn
    if (isIn) found += 1
  }
  const rest = list.querySelector<HTMLDetailsElement>('details[data-more]')
  if (rest && wanted !== '') rest.open = true
  return found
}

/** A box that narrows the long list around it while one types (SRC-06). It has no name: it is no part of the search. Without script there is none. */
const ListSearchPart = ({ label }: ListSearchProps) => {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const box = useRef<HTMLLabelElement>(null)

  // Typed before this answered: nobody heard of it.
  useLayoutEffect(() => setWords(box.current?.querySelector('input')?.value ?? ''), [])

  // Also after each new answer: its values come unhidden.
  useEffect(() => {
    const list = box.current?.closest('[data-list]')
    if (list) setFound(narrow(list, words))
  })

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape' && words !== '') {
      event.stopPropagation()
      setWords('')
    }
  }
  return (
    <>
      <label ref={box} className="relative mb-2 block noscript:hidden">
        <span className="sr-only">Search {label}</span>
        <Glyph path={search} size={16} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="text"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKey}
          placeholder={`Find ${label}`}
          autoComplete="off"
          className="field min-h-11! py-1! pl-9! text-small"
        />
      </label>
      <p aria-live="polite" className="text-small text-muted empty:hidden">
        {found === 0 && 'None of these'}
      </p>
    </>
  )
}

/** On a public page it answers by itself (decision 104). */
export const ListSearch = island('ListSearch', ListSearchPart)
