import type { Location } from '@forecourt/rules/entities/Location'
import { Rating } from '../../ui/Rating'

/** A location's rating and how many reviews it rests on (LOC-12); nothing without reviews. */
export const ReviewBadge = ({ reviews, className = '' }: { readonly reviews: Location['reviews']; readonly className?: string }) =>
  reviews && (
    <p className={`flex flex-wrap items-center gap-x-2 text-small text-muted ${className}`}>
      <span className="font-semibold text-text tabular-nums">{reviews.averageRating.toFixed(1)}</span>
      <Rating value={reviews.averageRating} count={reviews.count} size={16} />
      <span>
        Based on {reviews.count.toLocaleString('en-AU')} {reviews.count === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  )
