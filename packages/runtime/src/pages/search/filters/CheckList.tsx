import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { bodyKey } from '@forecourt/rules/text/bodyKey'
import { type ReactNode, useState } from 'react'
import { MakeLogo } from '../../../ui/MakeLogo'
import { ListSearch } from '../ListSearch.client'
import { colourSwatch } from './colourSwatch'

/** Icon of a body type (ENT-33); refers to the symbol in `BodyDrawings`, so that each is sent once. */
const BodyIcon = ({ body, className = '' }: { readonly body: string; readonly className?: string }) => (
  <svg aria-hidden="true" focusable="false" viewBox="0 0 48 24" width={48} height={24} className={`shrink-0 ${className}`}>
    <use href={`#body-${bodyKey(body)}`} />
  </svg>
)

interface FacetValueProps {
  readonly facet: string
  readonly value: string
  readonly label: string
  /** Null if unknown. */
  readonly count: number | null
  readonly checked: boolean
}

/** A value without cars can only be deselected. */
const isUnselectable = ({ count, checked }: Pick<FacetValueProps, 'count' | 'checked'>): boolean => count === 0 && !checked

const countText = (count: number): string => count.toLocaleString('en-AU')

/** A facet value as a checkbox row; the whole row is clickable. */
export const CheckRow = ({ picture, ...value }: FacetValueProps & { readonly picture?: ReactNode }) => (
  <label className="check-row">
    <input
      type="checkbox"
      name={value.facet}
      value={value.value}
      defaultChecked={value.checked}
      disabled={isUnselectable(value)}
      className="check-box icon icon-check"
    />
    {picture}
    {value.label}
    {value.count !== null && <span className="ml-auto text-tiny font-normal text-muted tabular-nums">{countText(value.count)}</span>}
  </label>
)

/** A paint colour as a dot; a dashed ring if the colour is unknown. */
const Swatch = ({ fill }: { readonly fill: string | null }) => (
  <span
    aria-hidden="true"
    style={fill ? { background: fill } : undefined}
    className={`size-5 shrink-0 rounded-full border border-line-strong ${fill ? '' : 'border-dashed'}`}
  />
)

/** A facet value as a card with a picture, such as a make with its logo (SRC-08); lower without a picture. */
const CheckCard = ({ picture, ...value }: FacetValueProps & { readonly picture: ReactNode }) => (
  <label title={value.label} className={`check-card ${picture ? '' : 'check-plain'}`}>
    <input
      type="checkbox"
      name={value.facet}
      value={value.value}
      defaultChecked={value.checked}
      disabled={isUnselectable(value)}
      className="check-corner icon icon-check"
    />
    {picture}
    <span className="line-clamp-2 w-full text-tiny leading-tight font-semibold break-words">{value.label}</span>
    {value.count !== null && <span className="text-tiny leading-none text-muted tabular-nums">{countText(value.count)}</span>}
  </label>
)

interface MoreItemsProps {
  readonly more: string
  readonly less: string
  /** Free cells in the last visible row of cards, which the button fills; null if there are no cards. */
  readonly freeCells: number | null
  readonly children: ReactNode
}

/** The rest of a list in a `<details>` element. */
const MoreItems = ({ more, less, freeCells, children }: MoreItemsProps) => (
  <details
    data-more
    data-free={freeCells || undefined}
    className={`group/more flex flex-col ${freeCells === null ? '' : 'open:mt-2'} ${freeCells ? 'more-tile' : ''}`}
  >
    <summary
      className={`icon icon-chevron-down order-last flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-link before:transition-transform before:duration-200 group-open/more:before:rotate-180 [&::-webkit-details-marker]:hidden ${freeCells === 1 ? 'text-tiny leading-tight group-open/more:text-small' : 'text-small'}`}
    >
      <span className="group-open/more:hidden">{more}</span>
      <span className="hidden group-open/more:inline">{less}</span>
    </summary>
    {children}
  </details>
)

export interface CheckListProps {
  readonly facet: string
  /** What the list contains, such as 'Make'. */
  readonly label: string
  readonly items: readonly FacetItem[]
  readonly chosen: readonly string[]
  /** Number of values listed before expanding. */
  readonly first: number
  readonly moreLabel: string
  readonly lessLabel: string
  /** Logos by make name. */
  readonly logos?: { readonly [name: string]: string | undefined }
}

/** Cards in a row. */
const inRow = 3

/** Lists longer than this have a search input (SRC-06). */
const longAfter = 10

const cards: { readonly [facet: string]: (name: string, logoKey: string | undefined) => ReactNode } = {
  make: (_, logoKey) => logoKey && <MakeLogo logoKey={logoKey} size={40} />,
  body: (name) => <BodyIcon body={name} className="my-0.5" />,
}

/**
 * The values of a facet with their counts (SRC-09): cards for makes and bodies, dots for colours. Initially selected values are always
 * visible, even with no cars; selecting a value doesn't move it.
 */
export const CheckList = ({ facet, label, items, chosen, first, moreLabel, lessLabel, logos = {} }: CheckListProps) => {
  const missing = chosen
    .filter((value) => !items.some((item) => item.value === value))
    .map((value) => ({ value, label: facetValueText(facet, value), count: 0 }))
  const all = [...items, ...missing]
  const card = cards[facet]
  const [chosenAtFirst] = useState(chosen)
  const isFirst = (item: FacetItem, index: number) => index < first || chosenAtFirst.includes(item.value) || item.count === 0
  const firstItems = all.filter(isFirst)
  const moreItems = all.filter((item, index) => !isFirst(item, index))

  const list = (shown: readonly FacetItem[]) => (
    <ul className={card ? 'grid grid-cols-3 gap-2' : '-mx-2'}>
      {shown.map((item) => {
        const value = {
          facet,
          value: item.value,
          label: item.label,
          count: item.uncounted ? null : item.count,
          checked: chosen.includes(item.value),
        }
        return (
          <li key={item.value} data-value={item.label}>
            {card ? (
              <CheckCard {...value} picture={card(item.label, logos[item.label])} />
            ) : (
              <CheckRow {...value} picture={facet === 'colour' ? <Swatch fill={colourSwatch(item.value)} /> : null} />
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div data-list>
      {all.length > longAfter && <ListSearch label={label} />}
      <div className="relative">
        {list(firstItems)}
        {moreItems.length > 0 && (
          <MoreItems more={moreLabel} less={lessLabel} freeCells={card ? (inRow - (firstItems.length % inRow)) % inRow : null}>
            {list(moreItems)}
          </MoreItems>
        )}
      </div>
    </div>
  )
}
