import type { ChangeEvent, CSSProperties } from 'react'

export type RangeEnd = 'min' | 'max'

export interface DualSliderProps {
  /** Name of the range, such as 'Price'. */
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly low: number
  readonly high: number
  /** Formats a value for screen readers. */
  readonly spoken: (value: number) => string
  /** Called with values that don't cross the other handle; a drag past it is ignored (SRC-22, SRC-23, SRC-29). Absent before hydration. */
  readonly onSlide?: (end: RangeEnd, value: number) => void
}

const handle =
  'pointer-events-none absolute inset-x-0 top-0 m-0 h-11 w-full cursor-pointer touch-pan-y appearance-none bg-transparent outline-none [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-background [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-background [&::-webkit-slider-thumb]:shadow-resting [&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-2 [&:focus-visible::-moz-range-thumb]:outline-link [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-link'

/**
 * A slider with two handles: two native range inputs on one track, for keyboard and touch. They have no names; the parent decides what is
 * submitted.
 */
export const DualSlider = ({ label, min, max, step, low, high, spoken, onSlide }: DualSliderProps) => {
  const share = (value: number) => (max > min ? Math.round(((value - min) / (max - min)) * 10_000) / 100 : 0)
  const slide = (end: RangeEnd, value: number) => {
    if (end === 'min' ? value <= high : value >= low) onSlide?.(end, value)
  }
  // If both handles are at the maximum, the one that can still move must be on top.
  const isLowOnTop = share(low) > 50
  return (
    <div className="relative h-11 noscript:hidden">
      <span
        aria-hidden="true"
        style={{ '--low': `${share(low)}%`, '--high': `${share(high)}%` } as CSSProperties}
        className="pointer-events-none absolute inset-x-3 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line-strong bg-linear-[to_right,transparent_var(--low),var(--brand)_var(--low)_var(--high),transparent_var(--high)]"
      />
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={`${label} ${end === 'min' ? 'from' : 'to'}`}
          aria-valuetext={spoken(end === 'min' ? low : high)}
          min={min}
          max={max}
          step={step}
          {...(onSlide
            ? {
                value: end === 'min' ? low : high,
                onChange: (event: ChangeEvent<HTMLInputElement>) => slide(end, Number(event.target.value)),
              }
            : { defaultValue: end === 'min' ? low : high })}
          className={`${handle} ${end === 'min' && isLowOnTop ? 'z-10' : ''}`}
        />
      ))}
    </div>
  )
}
