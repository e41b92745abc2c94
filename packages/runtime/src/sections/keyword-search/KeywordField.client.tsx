'use client'

import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { search } from '../../ui/icons/search'
import type { SuggestionsProps } from './Suggestions.client'

export interface KeywordFieldProps extends Pick<SuggestionsProps, 'remembers' | 'list'> {
  /** Unique in the page. */
  readonly id: string
  /** Null if it already has a label. */
  readonly label: string | null
  readonly placeholder: string
  readonly defaultValue?: string
  readonly className?: string
  readonly autoFocus?: boolean
  /** Whether a button with the same icon is beside it on phones: the field leaves it out there, so that the placeholder has room. */
  readonly besideIcon?: boolean
}

const loadSuggestions = () => import('./Suggestions.client')

/**
 * Search input for natural-language queries, named `q` (SRC-06); submits the entered text without scripts. The code of the suggestions is
 * fetched on first interaction.
 */
const KeywordFieldPart = ({
  id,
  label,
  placeholder,
  defaultValue,
  remembers,
  list,
  className = '',
  autoFocus = false,
  besideIcon = false,
}: KeywordFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const prepare = () => {
    if (Suggestions) return
    loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    )
  }
  // If hydrated on an interaction, the input may already have focus.
  const onHydrated = useEffectEvent(() => document.activeElement === input.current && prepare())
  useEffect(() => void onHydrated(), [])
  const listId = `${id}-suggestions`
  return (
    <div className="relative min-w-0 flex-1">
      {label !== null && (
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
      )}
      <Glyph
        path={search}
        size={18}
        className={`pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted ${besideIcon ? 'max-sm:hidden' : ''}`}
      />
      <input
        ref={input}
        id={id}
        type="text"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={listId}
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        defaultValue={defaultValue}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: only in a panel that was opened for typing
        autoFocus={autoFocus}
        onFocus={prepare}
        onPointerEnter={prepare}
        className={`field pl-11! text-ellipsis max-sm:placeholder:text-[0.875rem] ${besideIcon ? 'max-sm:pl-3.5!' : ''} ${className}`}
      />
      {Suggestions && <Suggestions input={input} listId={listId} remembers={remembers} list={list} />}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const KeywordField = island('KeywordField', KeywordFieldPart, { hydrateOn: 'interaction' })
