import { ReviewCard } from '../../sections/review/ReviewCard'
import { columnCount } from '../../ui/columns/columnCount'
import { phoneRow } from '../../ui/columns/phoneRow'
import { Rating } from '../../ui/Rating'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Customer reviews under their average rating. The caller decides whether it shows at all (REV-01). */
export const ReviewsBlock = ({ block, config, data, level, tone, setting }: BlockProps<'reviews'>) => {
  const summary = data.reviewSummary
  const reviews = data.reviews ?? []
  const row = phoneRow(block.phoneLayout, reviews.length)
  return (
    <SectionBand
      heading={block.heading}
      level={level}
      tone={tone}
      setting={setting}
      action={
        summary && (
          <p className="flex items-center gap-3 text-small text-muted">
            <span className="heading text-section leading-none text-text tabular-nums">{summary.averageRating.toFixed(1)}</span>
            <span className="flex flex-col gap-0.5">
              <Rating value={summary.averageRating} count={summary.count} />
              <span>
                Based on {summary.count.toLocaleString('en-AU')} {summary.count === 1 ? 'review' : 'reviews'}
              </span>
            </span>
          </p>
        )
      }
    >
      <ul
        // The scrolling row contains no links, so it has to be focusable for keyboard scrolling.
        tabIndex={row ? 0 : undefined}
        className={`grid gap-cards ${reviews.length > 1 ? columnCount(reviews.length) : 'max-w-3xl'} ${row}`}
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} config={config} />
          </li>
        ))}
      </ul>
    </SectionBand>
  )
}
