import { toMonogram } from '@forecourt/rules/car/words/toMonogram'
import { toMonograms } from '@forecourt/rules/car/words/toMonograms'
import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { type ReactNode, useState } from 'react'
import { MakeMark } from '../../../ui/MakeMark'
import { ListSearch } from '../ListSearch.client'
import { BodyIcon } from './BodyIcon'
import { CheckCard } from './CheckCard'
import { CheckRow, Swatch } from './CheckRow'
import { colourSwatch } from './colourSwatch'
import { MoreItems } from './MoreItems'

export interface CheckListProps {
  readonly facet: string
  /** What the list is of, such as 'Make'. */
  readonly label: string
  readonly items: readonly FacetItem[]
  readonly chosen: readonly string[]
  /** How many values are listed before the rest unfolds. */
  readonly first: number
  readonly moreLabel: string
  readonly lessLabel: string
  /** All names that can stand here, whatever is found; their monograms differ. */
  readonly names?: readonly string[]
  /** Logos of makes by the makes' names. */
  readonly logos?: { readonly [name: string]: string | undefined }
}

/** Cards in a row. */
const inRow = 3

/** Lists with more values than this have a search inside (SRC-06). */
const longAfter = 10

const cards: { readonly [facet: string]: (name: string, letters: string, logoKey: string | undefined) => ReactNode } = {
  make: (_, letters, logoKey) => <MakeMark letters={letters} logoKey={logoKey} />,
  body: (name) => <BodyIcon body={name} className="my-0.5" />,
}

/** The values of a facet with their counts (SRC-09): as cards for makes and bodies, with dots for colours. Those that came chosen are always in sight, also when no car is left with them; none changes its place when it is chosen. */
export const CheckList = ({ facet, label, items, chosen, first, moreLabel, lessLabel, names, logos = {} }: CheckListProps) => {
  const missing = chosen
    .filter((value) => !items.some((item) => item.value === value))
    .map((value) => ({ value, label: facetValueText(facet, value), count: 0 }))
  const all = [...items, ...missing]
  const card = cards[facet]
  const [chosenAtFirst] = useState(chosen)
  const monograms = toMonograms(facet === 'make' ? (names ?? all.map(({ label }) => label)) : [])
  const isEarly = (item: FacetItem, index: number) => index < first || chosenAtFirst.includes(item.value) || item.count === 0
  const early = all.filter(isEarly)
  const late = all.filter((item, index) => !isEarly(item, index))

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
              <CheckCard {...value} picture={card(item.label, monograms.get(item.label) ?? toMonogram(item.label), logos[item.label])} />
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
        {list(early)}
        {late.length > 0 && (
          <MoreItems more={moreLabel} less={lessLabel} free={card ? (inRow - (early.length % inRow)) % inRow : null}>
            {list(late)}
          </MoreItems>
        )}
      </div>
    </div>
  )
}
