'use client'

import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { clampedEnd } from '@forecourt/rules/search/clampedEnd'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { Button } from '../../ui/Button'
import { DualSlider, type RangeEnd } from '../../ui/DualSlider'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'
import { NumberEntry } from '../../ui/NumberEntry'

export interface PriceSearchFormProps {
  /** Where the handles start, in whole dollars. */
  readonly from: number
  readonly to: number
  /** How many cars cost between them. */
  readonly count: number
  /** May say {count}. */
  readonly buttonLabel: string
  readonly search: ResolvedConfig['search']
}

/** Whole dollars (SRC-28). */
const scale = { min: 5_000, max: 250_000, step: 500 }
/** How long a slider rests before the count follows (SRC-20). */
const restMs = 400

const money = (dollars: number) => formatMoney(dollars * 100)

/** A slider of two handles and the two prices to type; the button lists the cars between them, dearest first (SRC-28 to SRC-30). */
export const PriceSearchForm = ({ from, to, count, buttonLabel, search }: PriceSearchFormProps) => {
  const host = useRuntimeHost()
  const [range, setRange] = useState({ min: from, max: to })
  /** Null while it is being counted, or can't be. */
  const [found, setFound] = useState<number | null>(count)
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  const turns = useRef(0)

  useEffect(() => () => clearTimeout(rest.current ?? undefined), [])

  // An end at the limit leaves the range open there: dearer cars are meant, too.
  const price = `${range.min > scale.min ? range.min : ''}:${range.max < scale.max ? range.max : ''}`
  const query = (value: string) => new URLSearchParams({ ...(value !== ':' && { price: value }), sortBy: 'price_desc' })

  const move = (end: RangeEnd, value: number) => {
    const next = { ...range, [end]: value }
    setRange(next)
    clearTimeout(rest.current ?? undefined)
    if (host.mode !== 'live') return
    const turn = ++turns.current
    rest.current = setTimeout(async () => {
      const open = `${next.min > scale.min ? next.min : ''}:${next.max < scale.max ? next.max : ''}`
      const finder = await import('../hero/findQuick').catch(() => null)
      const answer = finder && (await finder.findQuick(host, query(open), search))
      if (turn === turns.current) setFound(answer?.total ?? null)
    }, restMs)
  }
  const type = (end: RangeEnd, typed: number | null) => {
    const clamped = typed === null ? null : clampedEnd(end, typed, range, scale)
    move(end, clamped ?? scale[end])
  }
  const onSubmit = (event: FormEvent) => {
    if (host.mode !== 'live') return
    event.preventDefault()
    host.navigate(`/search?${query(price).toString().replaceAll('%3A', ':')}`)
  }

  const words = buttonLabel || 'Search {count} cars'
  const label = found === null ? words.replace(/\s*\{count\}/, '') : words.replace('{count}', found.toLocaleString('en-AU'))
  return (
    <form
      action="/search"
      method="get"
      onSubmit={onSubmit}
      onFocus={() => host.prepareSearch()}
      className="max-w-3xl rounded-card bg-surface p-5 ring-1 ring-line ring-inset sm:p-7"
    >
      <input type="hidden" name="sortBy" value="price_desc" />
      <div className="flex items-center gap-3">
        {(['min', 'max'] as const).map((end, index) => (
          <div key={end} className="contents">
            {index > 0 && <span className="shrink-0 text-small text-muted">to</span>}
            <NumberEntry
              name={end === 'min' ? 'price_from' : 'price_to'}
              label={end === 'min' ? 'Price from' : 'Price to'}
              value={range[end]}
              placeholder={money(scale[end])}
              format={(value) => (end === 'max' && value === scale.max ? `${money(value)}+` : money(value))}
              onCommit={(typed) => type(end, typed)}
            />
          </div>
        ))}
      </div>
      <div className="mt-3">
        <DualSlider label="Price" {...scale} low={range.min} high={range.max} spoken={money} onSlide={move} />
      </div>
      <Button type="submit" size="large" className="mt-4 max-sm:w-full tabular-nums">
        <Glyph path={searchIcon} size={18} />
        {label}
      </Button>
    </form>
  )
}
