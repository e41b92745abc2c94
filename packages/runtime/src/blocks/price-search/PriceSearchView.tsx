import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { lowestSliderPrice } from '@forecourt/rules/search/filters/openPriceRange'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'
import { DualSlider, type DualSliderProps, type RangeEnd } from '../../ui/numbers/DualSlider'

/** Limits and step of the price slider, in whole dollars; up to 250,000 unless the block ends it earlier (SRC-28). */
export const priceScale = (highest: number) => ({ min: lowestSliderPrice, max: highest, step: 500 }) as const

const moneyText = (dollars: number): string => formatMoney(dollars * 100)

/** The label of one end of the range; the upper end of the scale is open. */
export const priceEndText = (end: RangeEnd, dollars: number, highest: number): string =>
  end === 'max' && dollars === highest ? `${moneyText(dollars)}+` : moneyText(dollars)

/** The button's label; `found` is null while loading, or if the count is unavailable. */
export const buttonText = (label: string, found: number | null): string => {
  const template = label || 'Search {count} cars'
  return found === null ? template.replace(/\s*\{count\}/, '') : template.replace('{count}', found.toLocaleString('en-AU'))
}

/** Props of the price input of one end. */
interface PriceEntry {
  readonly end: RangeEnd
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

export interface PriceSearchViewProps {
  readonly range: { readonly min: number; readonly max: number }
  /** The end of the slider, in whole dollars. */
  readonly highest: number
  /** The button's label. */
  readonly label: string
  readonly entry: (entry: PriceEntry) => ReactNode
  readonly onSlide?: DualSliderProps['onSlide']
  readonly onSubmit?: FormEventHandler
  readonly onFocus?: () => void
}

const ends = {
  min: { name: 'price_from', label: 'Price from' },
  max: { name: 'price_to', label: 'Price to' },
} as const

/** Markup of a price search, hydrated or not. */
export const PriceSearchView = ({ range, highest, label, entry, onSlide, onSubmit, onFocus }: PriceSearchViewProps) => (
  <form
    action="/search"
    method="get"
    onSubmit={onSubmit}
    onFocus={onFocus}
    className="rounded-card bg-surface p-5 ring-1 ring-line ring-inset sm:p-7 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center lg:gap-x-block"
  >
    <input type="hidden" name="sortBy" value="price_desc" />
    <div className="flex items-center gap-3">
      {(['min', 'max'] as const).map((end, index) => (
        <div key={end} className="contents">
          {index > 0 && <span className="shrink-0 text-small text-muted">to</span>}
          {entry({ end, placeholder: moneyText(priceScale(highest)[end]), ...ends[end] })}
        </div>
      ))}
    </div>
    <div className="mt-3 lg:mt-0">
      <DualSlider
        label="Price"
        {...priceScale(highest)}
        low={range.min}
        high={range.max}
        spoken={moneyText}
        {...(onSlide && { onSlide })}
      />
    </div>
    <Button type="submit" size="large" className="mt-4 max-sm:w-full tabular-nums lg:mt-0">
      <Glyph path={searchIcon} size={18} />
      {label}
    </Button>
  </form>
)
