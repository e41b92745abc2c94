import { Icon } from './Icon'

export interface RatingProps {
  /** From 0 to 5. */
  readonly value: number
  /** How many ratings the value is the average of; absent for a single rating. */
  readonly count?: number
  readonly size?: number
  readonly className?: string
}

const fives = [1, 2, 3, 4, 5] as const

/** Stars with the number in words; a part of a star is drawn as that part. */
export const Rating = ({ value, count, size = 18, className = '' }: RatingProps) => {
  const spoken = `Rated ${value.toFixed(1)} out of 5${count === undefined ? '' : `, based on ${count} reviews`}`
  return (
    <span role="img" aria-label={spoken} className={`relative inline-flex ${className}`}>
      <span className="flex gap-0.5 text-line-strong">
        {fives.map((star) => (
          <Icon key={star} name="star" size={size} />
        ))}
      </span>
      <span
        className="absolute inset-y-0 left-0 flex gap-0.5 overflow-hidden text-highlight"
        style={{ width: `${(Math.max(0, Math.min(5, value)) / 5) * 100}%` }}
      >
        {fives.map((star) => (
          <Icon key={star} name="star" size={size} filled />
        ))}
      </span>
    </span>
  )
}
