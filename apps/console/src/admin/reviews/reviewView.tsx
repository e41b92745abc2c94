import type { OwnedReview } from '@forecourt/data/reviews/listReviews'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { reviewFields } from '@forecourt/rules/records/kinds/reviewFields'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import SourceIcon from '@mui/icons-material/SyncRounded'
import { Box, Button, Rating, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { AnyRecord } from '../../client/recordApi'
import type { Column } from '../../parts/lists/RecordTable'
import { StatusPill } from '../../parts/StatusPill'
import type { EnteredRecord, RecordView } from '../records/RecordView'

/** Today in the browser's time zone, `YYYY-MM-DD`. */
const localDay = (): string => new Date().toLocaleDateString('sv-SE')

type ReviewRecord = OwnedReview & AnyRecord

const selects = [
  {
    source: 'reply',
    label: 'Reply',
    choices: [
      { value: 'missing', label: 'Needs a reply' },
      { value: 'there', label: 'Replied' },
    ],
  },
  { source: 'rating', label: 'Stars', choices: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })) },
] as const

const ReviewText = ({ review }: { review: ReviewRecord }) => (
  <Box sx={{ minWidth: 0, maxWidth: 620 }}>
    <Box sx={{ fontWeight: 620 }}>{review.customerName}</Box>
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' }}
    >
      {review.text}
    </Typography>
  </Box>
)

const Reply = ({ review }: { review: ReviewRecord }) =>
  review.hiddenAt ? (
    <StatusPill tone="quiet">Hidden</StatusPill>
  ) : review.replyText ? (
    <StatusPill tone="good">Replied</StatusPill>
  ) : (
    <StatusPill tone="waiting">No reply</StatusPill>
  )

const Stars = ({ review }: { review: ReviewRecord }) => <Rating value={review.rating} readOnly size="small" />

const columns: readonly Column<ReviewRecord>[] = [
  { label: 'Customer', sortBy: 'customerName', render: (review) => <ReviewText review={review} /> },
  { label: 'Stars', sortBy: 'rating', render: (review) => <Stars review={review} /> },
  { label: 'About', from: 'lg', render: ({ locationName }) => locationName ?? 'The whole business' },
  { label: 'Written', sortBy: 'reviewDate', from: 'md', render: ({ reviewDate }) => formatDate(reviewDate.slice(0, 10)) },
  { label: 'Reply', render: (review) => <Reply review={review} /> },
]

const sourceText = (isFetched: boolean, hiddenAt: string | null, source: string) => {
  if (hiddenAt !== null) return `${source} no longer has it, so no site shows it`
  return isFetched ? `Fetched from ${source}. The text follows the source and your reply stays` : ''
}

/** Sets the reply's date to today when a reply is begun; the user can change it. */
const updateDependents = (entered: EnteredRecord, before: EnteredRecord): EnteredRecord => {
  if (entered.replyText === before.replyText) return entered
  return { ...entered, replyDate: isBlankText(entered.replyText as RichText) ? '' : entered.replyDate || localDay() }
}

/** Reviews of the dealers, with their replies (ENT-14). */
export const reviewView: RecordView<ReviewRecord> = {
  resource: 'reviews',
  noun: 'review',
  title: 'Reviews',
  Icon: ReviewIcon,
  fields: reviewFields,
  formatName: ({ customerName }) => `of ${customerName}`,
  heading: ({ customerName, locationName, isFetched, hiddenAt, source }) => ({
    title: `${customerName}: review`,
    text: [locationName ?? 'The whole business', sourceText(isFetched, hiddenAt, source)].filter(Boolean).join(' · '),
  }),
  newRecordText: 'Shoppers see it as soon as you add it.',
  readOnlyReason: ({ mayChange }) =>
    mayChange ? undefined : 'This review is about the whole business. Only someone who manages all of its sites can change it.',
  // Most reviews come from elsewhere and are only answered here.
  sections: [
    { title: 'Your reply', description: 'Shown under the review if the site shows replies.', fields: ['replyText', 'replyDate'] },
    {
      title: 'Customer review',
      description: 'Copy it word for word. An edited review misleads readers.',
      fields: ['customerName', 'reviewDate', 'rating', 'text', 'locationId', 'source'],
    },
    { title: 'Picture', description: 'For example the handover, if the customer agrees to be shown.', fields: ['imageKey'] },
  ],
  updateDependents,
  afterAdding: 'list',
  list: {
    countNouns: ['review', 'reviews', 'latest first'],
    searchLabel: 'Name or text',
    selects,
    sort: { field: 'reviewDate', order: 'DESC' },
    empty: {
      guide: 'reply-to-a-review',
      title: 'No reviews yet',
      text: 'Copy reviews that customers wrote elsewhere, and reply to them. Shoppers see both.',
    },
    columns,
    actions: (
      <Button component={LinkBase} to="/reviewSources" color="inherit" startIcon={<SourceIcon />}>
        Sources
      </Button>
    ),
    compact: (review) => (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ReviewText review={review} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Stars review={review} />
          <Reply review={review} />
        </Box>
      </Box>
    ),
  },
}
