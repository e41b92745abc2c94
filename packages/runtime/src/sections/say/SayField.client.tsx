'use client'

import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { search } from '../../ui/icons/search'
import type { SuggestionsProps } from './Suggestions.client'

export interface SayFieldProps extends Pick<SuggestionsProps, 'remembers' | 'list'> {
  /** Unique in the page. */
  readonly id: string
  /** Null where it has a label already. */
  readonly label: string | null
  readonly placeholder: string
  readonly defaultValue?: string
  readonly className?: string
  readonly autoFocus?: boolean
}

const loadSuggestions = () => import('./Suggestions.client')

/**
 * The field in which a shopper says what they want, named `q` (SRC-06): as it is, it sends what was typed. What suggests searches while
 * one types is fetched when somebody is about to.
 */
const SayFieldPart = ({ id, label, placeholder, defaultValue, remembers, list, className = '', autoFocus = false }: SayFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const prepare = () => {
    if (Suggestions) return
    loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    )
  }
  // Where this is hydrated on an interaction, the shopper types already.
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
      <Glyph path={search} size={18} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
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
        // biome-ignore lint/a11y/noAutofocus: only in a panel that was opened to type into it.
        autoFocus={autoFocus}
        onFocus={prepare}
        onPointerEnter={prepare}
        className={`field pl-11! ${className}`}
      />
      {Suggestions && <Suggestions input={input} listId={listId} remembers={remembers} list={list} />}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const SayField = island('SayField', SayFieldPart, { hydrateOn: 'interaction' })
