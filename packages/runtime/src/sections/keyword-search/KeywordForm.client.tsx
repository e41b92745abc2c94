'use client'

import type { FormEvent } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search } from '../../ui/icons/search'
import { KeywordField } from './KeywordField.client'

export interface KeywordFormProps {
  /** Unique in the page. */
  readonly id: string
  readonly placeholder: string
  readonly remembers: boolean
  /** 'bar': button inside the field. 'slim': no button. */
  readonly look: 'bar' | 'slim'
  readonly autoFocus?: boolean
}

/** A natural-language search: a plain form that submits to the stock list (SRC-06). */
const KeywordFormPart = ({ id, placeholder, remembers, look, autoFocus }: KeywordFormProps) => {
  const host = useRuntimeHost()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (host.mode === 'live') return
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('q')
    host.navigate(typeof query === 'string' && query.trim() ? `/search?q=${encodeURIComponent(query.trim())}` : '/search')
  }
  return (
    <form action="/search" method="get" onSubmit={onSubmit} className="flex items-center gap-2">
      <KeywordField
        id={id}
        label="Search our stock"
        placeholder={placeholder}
        remembers={remembers}
        autoFocus={autoFocus}
        besideIcon={look === 'bar'}
        className={look === 'slim' ? 'min-h-11! py-1! text-small' : 'min-h-12!'}
      />
      {look === 'bar' && (
        <Button type="submit" className="max-sm:min-w-12 max-sm:px-0">
          <Glyph path={search} size={20} className="sm:hidden" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      )}
    </form>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const KeywordForm = island('KeywordForm', KeywordFormPart, { hydrateOn: 'interaction' })
