import { aboveMinimum, showsReviews } from '../../reviews/reviewNeeds'
import type { BlockContext, BlockRules } from '../BlockRules'

/** Reviews hide below the configured minimum average (REV-01). */
export const reviews = {
  needs: [
    showsReviews,
    {
      holds: ({ data }) => (data.reviews ?? []).length > 0,
      requirement: 'REV-01',
      title: 'Something to show',
      yes: 'There are reviews.',
      no: 'There are no reviews.',
    },
    aboveMinimum(({ data }: BlockContext<'reviews'>) => data.reviewSummary?.averageRating ?? null),
  ],
  dataSettings: ({ limit }) => ({ limit }),
} as const satisfies BlockRules<'reviews'>
