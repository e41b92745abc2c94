import { Icon } from './Icon'

export interface RatingProps {
  /** From 0 to 5. */
  readonly value: number
  /** Number of ratings that the value averages; absent for a single rating. */
  readonly count?: number
  readonly size?: number
  readonly className?: string
}

const starIndexes = [0, 1, 2, 3, 4] as const

/** A star, filled to a percentage of its own width, so that gaps don't distort fractions. */
const Star = ({ percent, size }: { readonly percent: number; readonly size: number }) => (
  <span data-star={percent} className="relative inline-flex shrink-0">
    <Icon name="star" size={size} filled={percent === 100} className={percent === 100 ? 'text-highlight' : 'text-line-strong'} />
    {percent > 0 && percent < 100 && (
      <span className="absolute inset-0 inline-flex text-highlight" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <Icon name="star" size={size} filled />
      </span>
    )}
  </span>
)

/** Stars with the rating as text; supports fractions of a star. */
export const Rating = ({ value, count, size = 18, className = '' }: RatingProps) => {
  const tenths = Math.round(Math.max(0, Math.min(5, value)) * 10)
  const spoken = `Rated ${(tenths / 10).toFixed(1)} out of 5${count === undefined ? '' : `, based on ${count} reviews`}`
  return (
    <span role="img" aria-label={spoken} className={`inline-flex gap-0.5 ${className}`}>
      {starIndexes.map((index) => (
        <Star key={index} percent={Math.max(0, Math.min(100, (tenths - index * 10) * 10))} size={size} />
      ))}
    </span>
  )
}
