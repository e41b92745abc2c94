'use client'

import type { FacetRange } from '@forecourt/rules/entities/StockResult'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { withRangeEnd } from '@forecourt/rules/search/filters/withRangeEnd'
import { fieldRanges } from '@forecourt/rules/search/generated/fieldFacets'
import type { NumberRange } from '@forecourt/rules/search/SearchState'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { island } from '../../../islands/island'
import { rangeValueText } from '../../../sections/search/rangeText'
import { DualSlider, type RangeEnd } from '../../../ui/numbers/DualSlider'
import { NumberEntry } from '../../../ui/numbers/NumberEntry'

/** Rounding steps of slider values: prices and kilometres in thousands (SRC-24). */
const roundingSteps: Readonly<Record<string, number>> = { price: 1000, km: 1000 }

/** The bounds and step of a slider. */
interface SliderScale extends FacetRange {
  readonly step: number
}

/**
 * The scale of a facet's slider: about 100 steps (SRC-27), each a multiple of the rounding step, between rounded bounds of the stock
 * (SRC-24).
 *
 * @example sliderScale('price', { min: 5_990, max: 45_500 }) // { min: 5000, max: 46000, step: 1000 }
 */
export const sliderScale = (facet: string, bounds: FacetRange): SliderScale => {
  const rounding = roundingSteps[facet] ?? fieldRanges.get(facet)?.roundingStep ?? 1
  const min = Math.floor(bounds.min / rounding) * rounding
  const step = Math.max(1, Math.round((bounds.max - bounds.min) / 100 / rounding)) * rounding
  // The last step must equal the end, or the handle couldn't reach it.
  return { min, step, max: min + Math.max(1, Math.ceil((bounds.max - min) / step)) * step }
}

/** Formats an end of a range for its input: '$25,000', '25,000', '2019'. Prices are whole dollars. */
const endText = (facet: string, value: number): string => {
  if (facet === 'price' || facet === 'subscription_price') return formatMoney(value * 100)
  return facet === 'year' ? String(value) : value.toLocaleString('en-AU')
}

export interface RangeFieldProps {
  readonly facet: string
  readonly label: string
  readonly bounds: FacetRange
  readonly chosen: NumberRange
}

const openRange: FacetRange = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }

/** Debounce of the slider before the list is updated, in milliseconds (SRC-20). */
const debounceMs = 400

/** Whether a slider was moved; the browser rounds its initial value to a step. */
const isMoved = ({ min, max, step, defaultValue, value }: HTMLInputElement): boolean => {
  const initial = Object.assign(document.createElement('input'), { type: 'range', min, max, step, value: defaultValue })
  return initial.value !== value
}

/**
 * A range as two inputs and a slider (SRC-07, SRC-22 to SRC-29). The inputs are submitted, also without scripts; the slider only sets them,
 * and is absent if its bounds are invalid.
 */
const RangeFieldPart = ({ facet, label, bounds, chosen }: RangeFieldProps) => {
  const [range, setRange] = useState(chosen)
  const [lastChosen, setLastChosen] = useState(chosen)
  const [isSwapped, setSwapped] = useState(false)
  /** Moved ends that aren't submitted yet. */
  const [moved, setMoved] = useState<Partial<NumberRange>>({})
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const fields = useRef<HTMLDivElement>(null)

  // A new result resets the selection, such as after a filter was removed, but not ends moved after its request.
  if (lastChosen.min !== chosen.min || lastChosen.max !== chosen.max) {
    setLastChosen(chosen)
    setRange({ ...chosen, ...moved })
  }

  const scale = sliderScale(facet, bounds)
  const hasBounds = Number.isFinite(bounds.min) && Number.isFinite(bounds.max)
  // Doesn't affect shoppers; logged for the dealer, who maintains the stock data (ERR-15).
  useEffect(() => {
    if (!hasBounds) console.error(`The slider of ${facet} has no bounds.`)
  }, [facet, hasBounds])
  const within = (value: number) => Math.min(scale.max, Math.max(scale.min, value))
  // The form is notified only when the range comes to rest.
  const update = (next: Partial<NumberRange>, ms: number) => {
    setRange({ ...range, ...next })
    setMoved({ ...moved, ...next })
    clearTimeout(timer.current ?? undefined)
    timer.current = setTimeout(() => {
      setMoved({})
      fields.current?.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
    }, ms)
  }
  const slide = (end: RangeEnd, value: number) => {
    setSwapped(false)
    update({ [end]: value === scale[end] ? null : value }, debounceMs)
  }
  const enter = (end: RangeEnd, entered: number | null) => {
    const next = withRangeEnd(end, entered, range, hasBounds ? bounds : openRange)
    setSwapped(next.swapped)
    update(next.swapped ? next.range : { [end]: next.range[end] }, 0)
  }

  // A slider moved before hydration fired no React event.
  const onHydrated = useEffectEvent(() => {
    const sliders = fields.current?.parentElement?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? []
    for (const [index, slider] of sliders.entries()) if (isMoved(slider)) slide(index === 0 ? 'min' : 'max', Number(slider.value))
  })
  useEffect(() => {
    onHydrated()
    return () => clearTimeout(timer.current ?? undefined)
  }, [])

  return (
    <div>
      <div ref={fields} className="flex items-center gap-2">
        {(['min', 'max'] as const).map((end) => (
          <NumberEntry
            key={end}
            name={`${facet}_${end === 'min' ? 'from' : 'to'}`}
            label={`${label} ${end === 'min' ? 'from' : 'to'}`}
            value={range[end]}
            placeholder={hasBounds ? endText(facet, end === 'min' ? scale.min : scale.max) : ''}
            format={(value) => endText(facet, value)}
            onCommit={(entered) => enter(end, entered)}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {isSwapped && '“From” was higher than “to”, so we swapped them.'}
      </p>
      {hasBounds && bounds.max > bounds.min && (
        <DualSlider
          label={label}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          low={within(range.min ?? scale.min)}
          high={within(range.max ?? scale.max)}
          spoken={(value) => rangeValueText(facet, value)}
          onSlide={slide}
        />
      )}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const RangeField = island('RangeField', RangeFieldPart)
