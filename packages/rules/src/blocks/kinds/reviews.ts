import type { BlockRules } from '../BlockRules'

/** Reviews stay away below the configured average (REV-01). */
export const reviews = {
  needs: [
    {
      holds: ({ data, config: { reviews: least } }) =>
        least.show && (data.reviews ?? []).length > 0 && (data.reviewSummary?.averageRating ?? 0) > least.minAverage,
      rule: 'REV-01',
      title: 'Something to show',
      yes: 'There are reviews, and their average is above the least.',
      no: 'Reviews show only where there are some and their average is above the least.',
      settings: ['/reviews/show', '/reviews/minAverage'],
      fields: ({ data: { reviewSummary } }) =>
        reviewSummary === undefined ? [] : [{ name: 'Average rating', value: String(reviewSummary.averageRating) }],
    },
  ],
  asks: ({ limit }) => ({ limit }),
} as const satisfies BlockRules<'reviews'>
