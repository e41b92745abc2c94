'use client'

import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { searchesStore } from '../../storage/searchesStore'
import { useStored } from '../../storage/useStored'
import { Glyph } from '../../ui/Glyph'
import { clock } from '../../ui/icons/clock'
import { search } from '../../ui/icons/search'
import { slidersHorizontal } from '../../ui/icons/slidersHorizontal'
import { pictureSource } from '../../ui/pictureSource'
import { type SearchedList, type SuggestionRow, suggestionRows } from './suggestionRows'
import { useSuggestedCars } from './useSuggestedCars'

export interface SuggestionsProps {
  /** Whether recent searches are suggested for empty input. */
  readonly remembers: boolean
  /** The list that suggestions link to; default: the whole stock. */
  readonly list?: SearchedList
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
}

const noLists: readonly string[] = []

const glyphs = { meaning: slidersHorizontal, search, recent: clock, car: search } as const

/** The picture of a suggested car, or the icon of another suggestion. */
const RowIcon = ({ look, photo, origin }: Pick<SuggestionRow, 'look' | 'photo'> & { readonly origin: string | undefined }) =>
  photo ? (
    <img {...pictureSource(photo, origin)} sizes="64px" alt="" className="h-11 w-16 shrink-0 rounded-field object-cover" />
  ) : (
    <Glyph path={glyphs[look]} size={16} className="shrink-0 text-muted" />
  )

interface OptionProps {
  readonly id: string
  readonly row: SuggestionRow
  readonly isActive: boolean
  readonly pictureOrigin: string | undefined
  readonly onChoose: () => void
}

const Option = ({ id, row: { href, label, detail, look, photo }, isActive, pictureOrigin, onChoose }: OptionProps) => (
  <a
    id={id}
    href={href}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onClick={onChoose}
    className="flex min-h-11 items-center gap-3 rounded-field px-2.5 py-1.5 text-small text-text hover:bg-raised aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-link"
  >
    <RowIcon look={look} photo={photo} origin={pictureOrigin} />
    {/* In a narrow list a long name has a line of its own. */}
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
      <span className={`wrap-anywhere ${look === 'meaning' ? 'font-semibold' : ''}`}>{label}</span>
      {detail && <span className="text-tiny text-muted tabular-nums">{detail}</span>}
    </span>
  </a>
)

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
    host.searchLexicon().then(
      (loaded) => isCurrentPage && setLexicon(loaded),
      () => undefined,
    )
    return () => {
      isCurrentPage = false
    }
  }, [host])

  const lists = useMemo(() => suggestionRows(text, { lexicon, recent: [], cars: [], list, found: [] }).unproven, [text, lexicon, list])
  const { cars, missing, lists: found = noLists } = useSuggestedCars(text, lexicon, lists)
  const { rows, unclear } = useMemo(
    () => suggestionRows(text, { lexicon, recent: remembers ? recent : [], cars, list, found }),
    [text, lexicon, recent, remembers, cars, list, found],
  )
  const isOpen = isWanted && (rows.length > 0 || unclear.length > 0 || missing !== undefined)

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
    const updateText = () => {
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
    field.addEventListener('input', updateText)
    field.addEventListener('focus', updateText)
    field.addEventListener('click', updateText)
    field.addEventListener('blur', close)
    field.addEventListener('keydown', onKey)
    return () => {
      field.removeEventListener('input', updateText)
      field.removeEventListener('focus', updateText)
      field.removeEventListener('click', updateText)
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
        {rows.map((row, index) => (
          <Option
            key={`${row.look}${row.label}${row.href}`}
            id={`${listId}-${index}`}
            row={row}
            isActive={index === active}
            pictureOrigin={host.pictureOrigin}
            onChoose={() => setWanted(false)}
          />
        ))}
      </div>
      {missing !== undefined && <p className="px-2.5 py-2 text-small text-pretty">{missing}</p>}
      {unclear.length > 0 && <p className="px-2.5 py-2 text-tiny text-muted">Not used: {unclear.map((part) => `“${part}”`).join(', ')}</p>}
      <p role="status" className="sr-only">
        {isOpen && rows.length > 0 ? `${rows.length} ${rows.length === 1 ? 'suggestion' : 'suggestions'}` : isOpen ? missing : ''}
      </p>
    </div>
  )
}
