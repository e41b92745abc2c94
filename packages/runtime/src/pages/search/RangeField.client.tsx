'use client'

import type { FacetRange } from '@forecourt/rules/entities/StockFacet'
import type { NumberRange } from '@forecourt/rules/search/SearchState'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { rangeSteps } from './rangeSteps'
import { rangeValueText } from './rangeText'
import { sliderScale } from './sliderScale'

export interface RangeFieldProps {
  readonly facet: string
  readonly label: string
  readonly bounds: FacetRange
  readonly chosen: NumberRange
}

/** How long a slider rests before the list follows (SRC-20). */
const restMs = 400

type End = 'min' | 'max'

const thumb =
  'pointer-events-none absolute inset-x-0 top-0 m-0 h-11 w-full cursor-pointer appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-background [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-background [&::-webkit-slider-thumb]:shadow-resting'

/**
 * From and to, in two lists that work as plain form fields, with a slider of two handles over them (SRC-07, SRC-22 to SRC-29).
 * The lists carry what is sent; the slider only moves them.
 */
export const RangeField = ({ facet, label, bounds, chosen }: RangeFieldProps) => {
  const [range, setRange] = useState(chosen)
  const [seen, setSeen] = useState(chosen)
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  const lists = useRef<HTMLDivElement>(null)

  // A new answer brings a new choice, such as after a filter was taken away.
  if (seen.min !== chosen.min || seen.max !== chosen.max) {
    setSeen(chosen)
    setRange(chosen)
  }

  useEffect(() => () => clearTimeout(rest.current ?? undefined), [])

  const scale = sliderScale(facet, bounds)
  const within = (value: number) => Math.min(scale.max, Math.max(scale.min, value))
  const low = within(range.min ?? scale.min)
  const high = within(range.max ?? scale.max)
  const length = scale.max - scale.min
  const steps = rangeSteps(facet, bounds, [range.min, range.max])

  // The handles have no name, so the form takes no notice of them: only where they come to rest is news to it.
  const slide = (end: End) => (event: ChangeEvent<HTMLInputElement>) => {
    const value = Number(event.target.value)
    if (end === 'min' ? value > high : value < low) return
    const atEnd = value === scale[end]
    setRange((now) => ({ ...now, [end]: atEnd ? null : value }))
    clearTimeout(rest.current ?? undefined)
    rest.current = setTimeout(() => lists.current?.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true })), restMs)
  }

  const pick = (end: End) => (event: ChangeEvent<HTMLSelectElement>) => {
    const text = event.target.value.replace(':', '')
    const value = text === '' ? null : Number(text)
    setRange((now) => ({ ...now, [end]: value }))
  }

  const list = (end: End, words: string, options: readonly number[]) => (
    <label className="min-w-0 flex-1">
      <span className="sr-only">
        {label} {words.toLowerCase()}
      </span>
      <select
        name={facet}
        value={range[end] === null ? '' : end === 'min' ? `${range.min}:` : `:${range.max}`}
        onChange={pick(end)}
        className="field min-h-11! px-2.5! py-1! pr-7! text-small tabular-nums"
      >
        <option value="">{words}</option>
        {options.map((value) => (
          <option key={value} value={end === 'min' ? `${value}:` : `:${value}`}>
            {rangeValueText(facet, value)}
          </option>
        ))}
      </select>
    </label>
  )

  return (
    <div>
      <div ref={lists} className="flex gap-2">
        {list(
          'min',
          'From',
          steps.filter((value) => value <= (range.max ?? bounds.max)),
        )}
        {list(
          'max',
          'To',
          steps.filter((value) => value >= (range.min ?? bounds.min)),
        )}
      </div>
      {bounds.max > bounds.min && (
        <div className="relative mx-0.5 mt-1 h-11 noscript:hidden">
          <div className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-strong" />
          <div className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2">
            <div
              className="absolute inset-y-0 rounded-full bg-brand"
              style={{ left: `${((low - scale.min) / length) * 100}%`, right: `${((scale.max - high) / length) * 100}%` }}
            />
          </div>
          {(['min', 'max'] as const).map((end) => (
            <input
              key={end}
              type="range"
              aria-label={`${label} ${end === 'min' ? 'from' : 'to'}`}
              aria-valuetext={rangeValueText(facet, end === 'min' ? low : high)}
              min={scale.min}
              max={scale.max}
              step={scale.step}
              value={end === 'min' ? low : high}
              onChange={slide(end)}
              className={thumb}
            />
          ))}
        </div>
      )}
    </div>
  )
}
