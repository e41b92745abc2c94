import { formatDate } from '@forecourt/rules/format/formatDate'
import AddIcon from '@mui/icons-material/AddRounded'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Box, Button, Rating, Typography } from '@mui/material'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { ReviewRecord } from '../../client/Records'
import { FilterBar } from '../../parts/FilterBar'
import { ListBody } from '../../parts/ListBody'
import { PageHeading } from '../../parts/PageHeading'
import { type Column, RecordTable } from '../../parts/RecordTable'
import { StatusPill } from '../../parts/StatusPill'
import { useOrganisationFilter } from '../useOrganisationFilter'

const selects = [
  {
    source: 'reply',
    label: 'Reply',
    choices: [
      { value: 'missing', label: 'Waits for one' },
      { value: 'there', label: 'Answered' },
    ],
  },
  { source: 'rating', label: 'Stars', choices: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })) },
] as const

const Said = ({ review }: { review: ReviewRecord }) => (
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
  review.replyText ? <StatusPill tone="good">Answered</StatusPill> : <StatusPill tone="waiting">No reply</StatusPill>

const Stars = ({ review }: { review: ReviewRecord }) => <Rating value={review.rating} readOnly size="small" />

const columns: readonly Column<ReviewRecord>[] = [
  { label: 'Customer', sortBy: 'customerName', render: (review) => <Said review={review} /> },
  { label: 'Stars', sortBy: 'rating', render: (review) => <Stars review={review} /> },
  { label: 'About', from: 'lg', render: ({ locationName }) => locationName ?? 'The whole business' },
  { label: 'Written', sortBy: 'reviewDate', from: 'md', render: ({ reviewDate }) => formatDate(reviewDate.slice(0, 10)) },
  { label: 'Reply', render: (review) => <Reply review={review} /> },
]

const addButton = (
  <Button component={LinkBase} to="/reviews/create" variant="contained" startIcon={<AddIcon />}>
    Add review
  </Button>
)

const Reviews = () => {
  const { total } = useListContext<ReviewRecord>()
  return (
    <>
      <PageHeading
        title="Reviews"
        text={total === undefined ? '' : `${total} ${total === 1 ? 'review' : 'reviews'}, latest first`}
        actions={addButton}
      />
      <FilterBar searchLabel="Name or words" selects={selects} />
      <ListBody
        emptyTitle="No reviews yet"
        emptyText="Copy what customers said of you elsewhere, and answer them: shoppers read both."
        emptyPicture={<ReviewIcon />}
      >
        <RecordTable<ReviewRecord>
          label="Reviews"
          columns={columns}
          linkTo={({ id }) => `/reviews/${id}`}
          compact={(review) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Said review={review} />
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Stars review={review} />
                <Reply review={review} />
              </Box>
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** What customers said of the dealers. */
export const ReviewList = () => (
  <ListBase resource="reviews" perPage={25} sort={{ field: 'reviewDate', order: 'DESC' }} filter={useOrganisationFilter()}>
    <Reviews />
  </ListBase>
)
