import type { Location } from '@forecourt/rules/entities/Location'
import type { Review } from '@forecourt/rules/entities/Review'
import { formatDate } from '@forecourt/rules/format/formatDate'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Picture } from '../../ui/Picture'
import { Rating } from '../../ui/Rating'
import { RichText } from '../../ui/rich-text/RichText'

/** A location's rating and number of reviews (LOC-12); null without reviews. */
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

export interface ReviewCardProps {
  readonly review: Review
  readonly config: ResolvedConfig
}

/** A customer's review, with the dealer's reply. */
export const ReviewCard = ({ review, config }: ReviewCardProps) => (
  <figure className="flex h-full flex-col gap-4 rounded-card bg-surface p-card">
    <Rating value={review.rating} />
    <blockquote className="text-pretty">
      <p>{review.text}</p>
    </blockquote>
    <figcaption className="flex items-center gap-3 text-small">
      {review.imageKey && (
        <span className="w-[min(5rem,30%)] shrink-0">
          <Picture source={review.imageKey} alt="" sizes="80px" className="rounded-field" />
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{review.customerName}</span>
        <span className="block text-muted">
          {formatDate(review.reviewDate.slice(0, 10))}
          {review.locationName && `, ${review.locationName}`}
        </span>
      </span>
    </figcaption>
    {config.reviews.showReplies && review.replyText && (
      <div data-setting="/reviews/showReplies" className="-mt-1 border-t border-line pt-3 text-small text-muted">
        <p className="pb-1 font-semibold text-text">
          {['Our reply', formatDate(review.replyDate?.slice(0, 10) ?? '')].filter(Boolean).join(', ')}:{' '}
        </p>
        <RichText text={review.replyText} />
      </div>
    )}
  </figure>
)
