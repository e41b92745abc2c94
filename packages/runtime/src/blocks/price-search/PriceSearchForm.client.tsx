'use client'

import { openPriceRange } from '@forecourt/rules/search/filters/openPriceRange'
import { clampedEnd } from '@forecourt/rules/search/filters/withRangeEnd'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { RangeEnd } from '../../ui/numbers/DualSlider'
import { NumberEntry } from '../../ui/numbers/NumberEntry'
import { buttonText, PriceSearchView, priceEndText, priceScale } from './PriceSearchView'

export interface PriceSearchFormProps {
  /** Initial position of the handles, in whole dollars. */
  readonly from: number
  readonly to: number
  /** The end of the slider, in whole dollars. */
  readonly highest: number
  /** Number of cars in that range. */
  readonly count: number
  /** May contain `{count}`. */
  readonly buttonLabel: string
  readonly search: ResolvedConfig['search']
  /** Text shown instead of very large counts (SRC-38). */
  readonly countOverride: number
}

/** Debounce of the slider before the count is updated, in milliseconds (SRC-20). */
const debounceMs = 400

/** A slider with two handles and two price inputs; the button lists the cars in the range, dearest first (SRC-28 to SRC-30). */
export const PriceSearchForm = ({ from, to, highest, count, buttonLabel, search, countOverride }: PriceSearchFormProps) => {
  const host = useRuntimeHost()
  const scale = priceScale(highest)
  const [range, setRange] = useState({ min: from, max: to })
  /** Null while loading, or if the count is unavailable. */
  const [found, setFound] = useState<number | null>(count)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const lastRequest = useRef(0)

  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])

  const priceValue = (handles: typeof range) => {
    const open = openPriceRange({ from: handles.min, to: handles.max, highest })
    return `${open.min ?? ''}:${open.max ?? ''}`
  }
  const query = (value: string) => new URLSearchParams({ ...(value !== ':' && { price: value }), sortBy: 'price_desc' })

  const move = (end: RangeEnd, value: number) => {
    const next = { ...range, [end]: value }
    setRange(next)
    clearTimeout(timer.current ?? undefined)
    if (host.mode !== 'live') return
    const requestNumber = ++lastRequest.current
    timer.current = setTimeout(async () => {
      const finder = await import('../hero/findQuick').catch(() => null)
      const answer = finder && (await finder.findQuick(host, query(priceValue(next)), { search, countOverride }))
      if (requestNumber === lastRequest.current) setFound(answer?.total ?? null)
    }, debounceMs)
  }
  const enter = (end: RangeEnd, entered: number | null) => {
    const clamped = entered === null ? null : clampedEnd(end, entered, range, scale)
    move(end, clamped ?? scale[end])
  }
  const onSubmit = (event: FormEvent) => {
    if (host.mode !== 'live') return
    event.preventDefault()
    host.navigate(`/search?${query(priceValue(range)).toString().replaceAll('%3A', ':')}`)
  }

  return (
    <PriceSearchView
      range={range}
      highest={highest}
      label={buttonText(buttonLabel, found)}
      entry={({ end, ...entry }) => (
        <NumberEntry
          {...entry}
          value={range[end]}
          format={(value) => priceEndText(end, value, highest)}
          onCommit={(entered) => enter(end, entered)}
        />
      )}
      onSlide={move}
      onSubmit={onSubmit}
      onFocus={() => host.prepareSearch()}
    />
  )
}
