'use client'

import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import type { QuickCounts } from '@forecourt/rules/pages/PageData'
import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { groupedMakes } from '@forecourt/rules/search/groupedMakes'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'

export interface QuickSearchFormProps {
  /** What the page came with. */
  readonly quick: QuickCounts
  readonly search: ResolvedConfig['search']
}

/** Price caps in whole dollars. */
const priceCaps = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]

/** How long typing rests before the counts follow (SRC-21). */
const typingMs = 300

const label = 'mb-1.5 block text-tiny font-semibold text-muted'
const counted = (item: FacetItem) => `${item.label} (${item.count.toLocaleString('en-AU')})`

/** What a short form says, as the query string it would lead to. */
const queryOf = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') params.append(name, value)
  return params
}

/**
 * A short search (SRC-04). The page comes with counts; with script they follow each choice. What is sent is the form itself, so it
 * works before any script; empty fields are then left out of the address.
 */
export const QuickSearchForm = ({ quick, search }: QuickSearchFormProps) => {
  const host = useRuntimeHost()
  const [counts, setCounts] = useState(quick)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const turns = useRef(0)

  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])

  const follow = (ms: number) => {
    clearTimeout(timer.current ?? undefined)
    timer.current = setTimeout(async () => {
      const turn = ++turns.current
      if (!form.current || host.mode !== 'live') return
      const query = queryOf(form.current)
      const finder = await import('./findQuick').catch(() => null)
      const found = finder && (await finder.findQuick(host, query, search))
      if (found && turn === turns.current) setCounts(found)
    }, ms)
  }
  const onChange = (event: FormEvent) => follow(event.target instanceof HTMLSelectElement ? 0 : typingMs)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (host.mode !== 'live') return
    event.preventDefault()
    const query = queryOf(event.currentTarget).toString().replaceAll('%3A', ':')
    host.navigate(query === '' ? '/search' : `/search?${query}`)
  }

  const { total, makes, bodies, prices } = counts
  return (
    <form
      ref={form}
      action="/search"
      method="get"
      onChange={onChange}
      onSubmit={onSubmit}
      onFocus={() => host.prepareSearch()}
      className="grid grid-cols-2 items-end gap-3 rounded-card bg-background p-4 text-text shadow-resting ring-1 ring-line sm:p-5 @3xl:grid-cols-3 @5xl:grid-cols-[1.1fr_1fr_1fr_1.4fr_auto]"
    >
      <div className={quick.bodies.length > 1 ? '' : 'col-span-2 @3xl:col-span-1'}>
        <label htmlFor="quick-make" className={label}>
          Make
        </label>
        <select id="quick-make" name="make" className="field">
          <option value="">Any make</option>
          {groupedMakes(makes).map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.makes.map((make) => (
                <option key={make.value} value={make.value}>
                  {counted(make)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {quick.bodies.length > 1 && (
        <div>
          <label htmlFor="quick-body" className={label}>
            Body
          </label>
          <select id="quick-body" name="body" className="field">
            <option value="">Any body</option>
            {bodies.map((body) => (
              <option key={body.value} value={body.value}>
                {counted(body)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="col-span-2 @3xl:col-span-1">
        <label htmlFor="quick-price" className={label}>
          Price
        </label>
        <select id="quick-price" name="price" className="field">
          <option value="">Any price</option>
          {priceCaps.map((dollars) => (
            <option key={dollars} value={`:${dollars}`} disabled={prices !== null && prices.min > dollars}>
              Up to {formatMoney(dollars * 100)}
            </option>
          ))}
        </select>
      </div>
      <div className="col-span-2 @5xl:col-span-1">
        <label htmlFor="quick-query" className={label}>
          Keywords
        </label>
        <input
          id="quick-query"
          name="query"
          type="search"
          maxLength={100}
          placeholder="Model or feature"
          autoComplete="off"
          className="field"
        />
      </div>
      <Button type="submit" className="col-span-2 whitespace-nowrap tabular-nums @3xl:col-span-1">
        <Glyph path={searchIcon} size={18} />
        {total > 0 ? `Search ${total.toLocaleString('en-AU')} vehicles` : 'Search'}
      </Button>
    </form>
  )
}
