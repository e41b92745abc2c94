import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { facetValueText } from './facetValueText'
import { MoreItems } from './MoreItems'

export interface CheckRowProps {
  readonly facet: string
  readonly value: string
  readonly label: string
  readonly count: number | null
  readonly checked: boolean
}

/** One value of a facet to tick; the whole row takes the press. */
export const CheckRow = ({ facet, value, label, count, checked }: CheckRowProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-small hover:bg-raised has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-link lg:min-h-10">
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        name={facet}
        value={value}
        defaultChecked={checked}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-[calc(var(--radius-field)/2)] border border-line-strong bg-background outline-none checked:border-brand checked:bg-brand"
      />
      <Icon name="check" size={16} className="pointer-events-none relative text-on-brand opacity-0 peer-checked:opacity-100" />
    </span>
    <span className="min-w-0 flex-1 truncate">{label}</span>
    {count !== null && <span className="text-tiny font-normal text-muted tabular-nums">{count.toLocaleString('en-AU')}</span>}
  </label>
)

export interface CheckListProps {
  readonly facet: string
  readonly items: readonly FacetItem[]
  readonly chosen: readonly string[]
  /** How many values are listed before the rest unfolds. */
  readonly first: number
  readonly moreLabel: string
  readonly lessLabel: string
  /** What stands under a value, such as the models of a chosen make. */
  readonly under?: (item: FacetItem) => ReactNode
}

/** The values of a facet with their counts. Chosen ones are always in sight, also when no car is left with them. */
export const CheckList = ({ facet, items, chosen, first, moreLabel, lessLabel, under }: CheckListProps) => {
  const missing = chosen
    .filter((value) => !items.some((item) => item.value === value))
    .map((value) => ({ value, label: facetValueText(facet, value), count: 0 }))
  const all = [...items, ...missing]
  const isEarly = (item: FacetItem, index: number) => index < first || chosen.includes(item.value)
  const row = (item: FacetItem) => (
    <li key={item.value}>
      <CheckRow
        facet={facet}
        value={item.value}
        label={facetValueText(facet, item.label)}
        count={item.count}
        checked={chosen.includes(item.value)}
      />
      {under?.(item)}
    </li>
  )
  const late = all.filter((item, index) => !isEarly(item, index))
  return (
    <>
      <ul className="-mx-2">{all.filter(isEarly).map(row)}</ul>
      {late.length > 0 && (
        <MoreItems more={moreLabel} less={lessLabel}>
          <ul className="-mx-2">{late.map(row)}</ul>
        </MoreItems>
      )}
    </>
  )
}
