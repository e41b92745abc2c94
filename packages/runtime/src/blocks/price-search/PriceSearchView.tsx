import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'
import { DualSlider, type DualSliderProps, type RangeEnd } from '../../ui/numbers/DualSlider'
import { moneyText, priceScale } from './priceWords'

/** What the field of one end is made of. */
interface PriceEntry {
  readonly end: RangeEnd
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

export interface PriceSearchViewProps {
  readonly range: { readonly min: number; readonly max: number }
  /** What the button says. */
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

/** A search by price as it looks, whether it answers already or not. */
export const PriceSearchView = ({ range, label, entry, onSlide, onSubmit, onFocus }: PriceSearchViewProps) => (
  <form
    action="/search"
    method="get"
    onSubmit={onSubmit}
    onFocus={onFocus}
    className="max-w-3xl rounded-card bg-surface p-5 ring-1 ring-line ring-inset sm:p-7"
  >
    <input type="hidden" name="sortBy" value="price_desc" />
    <div className="flex items-center gap-3">
      {(['min', 'max'] as const).map((end, index) => (
        <div key={end} className="contents">
          {index > 0 && <span className="shrink-0 text-small text-muted">to</span>}
          {entry({ end, placeholder: moneyText(priceScale[end]), ...ends[end] })}
        </div>
      ))}
    </div>
    <div className="mt-3">
      <DualSlider label="Price" {...priceScale} low={range.min} high={range.max} spoken={moneyText} {...(onSlide && { onSlide })} />
    </div>
    <Button type="submit" size="large" className="mt-4 max-sm:w-full tabular-nums">
      <Glyph path={searchIcon} size={18} />
      {label}
    </Button>
  </form>
)
