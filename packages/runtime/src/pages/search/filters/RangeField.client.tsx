'use client'

import type { FacetRange } from '@forecourt/rules/entities/StockFacet'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { withRangeEnd } from '@forecourt/rules/search/filters/withRangeEnd'
import { fieldRanges } from '@forecourt/rules/search/generated/fieldFacets'
import type { NumberRange } from '@forecourt/rules/search/SearchState'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { island } from '../../../islands/island'
import { rangeValueText } from '../../../sections/search/rangeText'
import { DualSlider, type RangeEnd } from '../../../ui/numbers/DualSlider'
import { NumberEntry } from '../../../ui/numbers/NumberEntry'

/** Facets whose slider lands on round numbers: prices and kilometres on whole thousands (SRC-24). */
const snaps: Readonly<Record<string, number>> = { price: 1000, km: 1000 }

/** The ends and the step of a slider. */
interface SliderScale extends FacetRange {
  readonly step: number
}

/**
 * The scale of a facet's slider: about a hundred steps (SRC-27), each a whole number of snaps, between the snaps around what there is (SRC-24).
 *
 * @example sliderScale('price', { min: 5_990, max: 45_500 }) // { min: 5000, max: 46000, step: 1000 }
 */
export const sliderScale = (facet: string, bounds: FacetRange): SliderScale => {
  const snap = snaps[facet] ?? fieldRanges.get(facet)?.snap ?? 1
  const min = Math.floor(bounds.min / snap) * snap
  const step = Math.max(1, Math.round((bounds.max - bounds.min) / 100 / snap)) * snap
  // The last step must land on the end, or the handle could never reach it.
  return { min, step, max: min + Math.max(1, Math.ceil((bounds.max - min) / step)) * step }
}

/** One end of a range as its field holds it: '$25,000', '25,000', '2019'. Prices are whole dollars. */
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

const endless: FacetRange = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }

/** How long a slider rests before the list follows (SRC-20). */
const restMs = 400

/** Whether a slider stands elsewhere than it came; a browser sets it on a whole step by itself. */
const isMoved = ({ min, max, step, defaultValue, value }: HTMLInputElement): boolean => {
  const came = Object.assign(document.createElement('input'), { type: 'range', min, max, step, value: defaultValue })
  return came.value !== value
}

/**
 * From and to, typed or slid (SRC-07, SRC-22 to SRC-29). The two fields carry what is sent, also without script; the slider only moves them,
 * and is left out where its bounds can't be read.
 */
const RangeFieldPart = ({ facet, label, bounds, chosen }: RangeFieldProps) => {
  const [range, setRange] = useState(chosen)
  const [seen, setSeen] = useState(chosen)
  const [isSwapped, setSwapped] = useState(false)
  /** The ends that were moved and are not asked for yet. */
  const [moved, setMoved] = useState<Partial<NumberRange>>({})
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  const fields = useRef<HTMLDivElement>(null)

  // A new answer brings a new choice, such as after a filter was taken away; it knows nothing of an end moved since it was asked for.
  if (seen.min !== chosen.min || seen.max !== chosen.max) {
    setSeen(chosen)
    setRange({ ...chosen, ...moved })
  }

  const scale = sliderScale(facet, bounds)
  const isRead = Number.isFinite(bounds.min) && Number.isFinite(bounds.max)
  // Shoppers type as ever: it is for whoever looks after the stock's figures (ERR-15).
  useEffect(() => {
    if (!isRead) console.error(`The slider of ${facet} has no bounds.`)
  }, [facet, isRead])
  const within = (value: number) => Math.min(scale.max, Math.max(scale.min, value))
  // Only where a range comes to rest is news to the form.
  const follow = (next: Partial<NumberRange>, ms: number) => {
    setRange({ ...range, ...next })
    setMoved({ ...moved, ...next })
    clearTimeout(rest.current ?? undefined)
    rest.current = setTimeout(() => {
      setMoved({})
      fields.current?.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
    }, ms)
  }
  const slide = (end: RangeEnd, value: number) => {
    setSwapped(false)
    follow({ [end]: value === scale[end] ? null : value }, restMs)
  }
  const type = (end: RangeEnd, typed: number | null) => {
    const next = withRangeEnd(end, typed, range, isRead ? bounds : endless)
    setSwapped(next.swapped)
    follow(next.swapped ? next.range : { [end]: next.range[end] }, 0)
  }

  // Slid before this answered: nobody heard of it.
  const onHydrated = useEffectEvent(() => {
    const sliders = fields.current?.parentElement?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? []
    for (const [index, slider] of sliders.entries()) if (isMoved(slider)) slide(index === 0 ? 'min' : 'max', Number(slider.value))
  })
  useEffect(() => {
    onHydrated()
    return () => clearTimeout(rest.current ?? undefined)
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
            placeholder={isRead ? endText(facet, end === 'min' ? scale.min : scale.max) : ''}
            format={(value) => endText(facet, value)}
            onCommit={(typed) => type(end, typed)}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {isSwapped && 'From was above to, so we swapped them.'}
      </p>
      {isRead && bounds.max > bounds.min && (
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

/** On a public page it answers by itself (decision 104). */
export const RangeField = island('RangeField', RangeFieldPart)
