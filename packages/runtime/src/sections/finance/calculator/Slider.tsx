export interface SliderProps {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** The value in words. */
  readonly spoken: string
  /** Without, the slider moves but nobody follows. */
  readonly onSlide?: (value: number) => void
}

const look =
  'absolute inset-0 m-0 h-11 w-full cursor-pointer touch-pan-y appearance-none bg-transparent [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-background [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-background [&::-webkit-slider-thumb]:shadow-resting'

/** A slider of one handle: the browser's own, for keyboard and touch, over a track in the theme's colours. */
export const Slider = ({ name, label, min, max, step, value, spoken, onSlide }: SliderProps) => {
  const within = Math.min(max, Math.max(min, value))
  const filled = max > min ? ((within - min) / (max - min)) * 100 : 0
  return (
    <div className="relative h-11">
      <svg
        aria-hidden="true"
        focusable="false"
        className="pointer-events-none absolute inset-x-3 top-1/2 h-1.5 w-[calc(100%-1.5rem)] -translate-y-1/2"
      >
        <rect width="100%" height="100%" rx="3" className="fill-line-strong" />
        <rect width={`${Math.round(filled * 100) / 100}%`} height="100%" rx="3" className="fill-brand" />
      </svg>
      <input
        type="range"
        name={name}
        aria-label={label}
        aria-valuetext={spoken}
        min={min}
        max={max}
        step={step}
        {...(onSlide ? { value: within, onChange: (event) => onSlide(Number(event.target.value)) } : { defaultValue: within })}
        className={look}
      />
    </div>
  )
}
