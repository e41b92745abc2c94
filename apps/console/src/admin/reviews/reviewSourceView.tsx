import type { OwnedReviewSource } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { reviewSourceFields } from '@forecourt/rules/records/kinds/reviewFields'
import { findReviewProvider } from '@forecourt/rules/review-sources/reviewProviders'
import SourceIcon from '@mui/icons-material/SyncRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { AnyRecord } from '../../client/recordApi'
import { Ago } from '../../parts/Ago'
import { GuideLink } from '../../parts/help/GuideLink'
import { StatusPill } from '../../parts/StatusPill'
import { compactRecord } from '../records/compactRecord'
import { RecordName } from '../records/RecordName'
import type { NoteProps, RecordView } from '../records/RecordView'
import { ConnectReviews } from './ConnectReviews'

type Row = OwnedReviewSource & AnyRecord

interface ActionProps {
  readonly row: Row
  readonly onDone: () => void
}

/** Delay before the reload; the worker polls for due sources every two seconds. Milliseconds. */
const reloadDelayMs = 4_000

/** Fetches a source immediately instead of on its schedule. */
const FetchReviews = ({ row: { id, paused, isConnected }, onDone }: ActionProps) => {
  const notify = useNotify()
  const fetchNow = useMutation(
    api.reviewSources.fetchNow.mutationOptions({
      onSuccess: () => {
        notify('Its reviews are being fetched.', { type: 'success' })
        setTimeout(onDone, reloadDelayMs)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <Button variant="outlined" disabled={paused || !isConnected} loading={fetchNow.isPending} onClick={() => fetchNow.mutate({ id })}>
      Fetch now
    </Button>
  )
}

const name = (row: Row) => <RecordName name={row.name} description={row.locationName ?? 'The whole business'} />

const Actions = ({ row, onDone }: ActionProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {row.mayChange && findReviewProvider(row.provider)?.key && <ConnectReviews row={row} onDone={onDone} />}
    <FetchReviews row={row} onDone={onDone} />
  </Box>
)

const facebookNote = 'Only recommendations with stars are shown. Facebook stopped giving stars in 2018, and we don’t make any up.'

/** What the chosen source needs, and where ProductReview's reviews go. */
const ProviderNote = ({ values: { provider } }: NoteProps) => {
  if (provider === 'sample')
    return <Alert severity="warning">These reviews are made up for demonstrations. Only the demo’s sites show them.</Alert>
  return (
    <Typography variant="body2" color="text.secondary">
      {provider === 'facebook' && facebookNote} ProductReview lets no other website fetch its reviews: import its file on Reviews instead.{' '}
      <GuideLink guide="connect-google-or-facebook-reviews">How to connect</GuideLink>
    </Typography>
  )
}

const State = ({ row: { provider, paused, message, checkedAt, isConnected } }: { row: Row }) => {
  if (provider === 'sample') return <StatusPill tone={paused ? 'bad' : 'quiet'}>{paused ? 'Demo, not shown' : 'Demo'}</StatusPill>
  if (!isConnected) return <StatusPill tone="waiting">Not connected</StatusPill>
  if (paused) return <StatusPill tone="quiet">Paused</StatusPill>
  if (message !== null) return <StatusPill tone="bad">Failed</StatusPill>
  return checkedAt === null ? <StatusPill tone="waiting">Not fetched yet</StatusPill> : <StatusPill tone="good">Fetched</StatusPill>
}

export const fetchResult = ({ provider, counts, message }: Pick<Row, 'provider' | 'counts' | 'message'>) => {
  if (message !== null) return message
  if (!counts) return ''
  const { added, changed, hidden, leftOut = 0 } = counts
  const reason = findReviewProvider(provider)?.leftOut
  const rest = leftOut > 0 ? `, ${leftOut} not shown${reason ? ` (${reason})` : ''}` : ''
  return `${added} added, ${changed} changed, ${hidden} hidden${rest}`
}

/** Sources of reviews (ENT-14). */
export const reviewSourceView: RecordView<Row> = {
  resource: 'reviewSources',
  noun: 'review source',
  title: 'Review sources',
  Icon: SourceIcon,
  fields: reviewSourceFields,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: fetchResult(row) || (row.isConnected ? 'Not fetched yet' : 'Not connected yet') }),
  newRecordText: 'Add it, then choose Connect. Its reviews are fetched within seconds, and again on the schedule you choose.',
  savedText: () => 'It is fetched as you chose.',
  readOnlyReason: ({ mayChange }) =>
    mayChange ? undefined : 'Its reviews are about the whole business. Only someone who manages all of its sites can change it.',
  sections: [
    { title: 'Where customers write reviews', fields: ['name', 'provider', 'place', 'locationId'], Note: ProviderNote },
    {
      title: 'How often',
      description: 'New reviews are added, edited ones are updated, and removed ones are hidden. Your replies stay.',
      fields: ['everyHours', 'paused'],
    },
  ],
  Actions,
  list: {
    countNouns: ['source', 'sources'],
    searchLabel: 'Name or ID',
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'No review sources',
      text: 'Connect the places where customers review you, and their reviews appear here automatically.',
    },
    columns: [
      { label: 'Source', sortBy: 'name', render: name },
      {
        label: 'Last fetched',
        sortBy: 'checkedAt',
        from: 'md',
        render: ({ checkedAt }) => (checkedAt === null ? 'Never' : <Ago at={checkedAt} />),
      },
      { label: 'Result', from: 'lg', render: fetchResult },
      { label: 'Status', render: (row) => <State row={row} /> },
    ],
    compact: (row) => compactRecord(name(row), <State row={row} />, fetchResult(row)),
  },
}
