import type { OwnedReviewSource } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { reviewSourceFields } from '@forecourt/rules/records/kinds/reviewFields'
import SourceIcon from '@mui/icons-material/SyncRounded'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { AnyRecord } from '../../client/recordApi'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { compactRecord } from '../records/compactRecord'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'

interface Props {
  readonly row: { readonly id: string; readonly paused?: unknown }
  readonly onDone: () => void
}

/** Delay before the reload; the worker polls for due sources every two seconds. Milliseconds. */
const reloadDelayMs = 4_000

/** Fetches a source immediately instead of on its schedule. */
const FetchReviews = ({ row: { id, paused }, onDone }: Props) => {
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
    <Button variant="outlined" disabled={paused === true} loading={fetchNow.isPending} onClick={() => fetchNow.mutate({ id })}>
      Fetch now
    </Button>
  )
}

type Row = OwnedReviewSource & AnyRecord

const name = (row: Row) => <RecordName name={row.name} description={row.locationName ?? 'The whole business'} />

const State = ({ row: { paused, message, checkedAt } }: { row: Row }) => {
  if (paused) return <StatusPill tone="quiet">Paused</StatusPill>
  if (message !== null) return <StatusPill tone="bad">Failed</StatusPill>
  return checkedAt === null ? <StatusPill tone="waiting">Not fetched yet</StatusPill> : <StatusPill tone="good">Fetched</StatusPill>
}

const fetchResult = ({ counts, message }: Row) => {
  if (message !== null) return message
  return counts ? `${counts.added} added, ${counts.changed} changed, ${counts.hidden} hidden` : ''
}

/** Sources of reviews (ENT-14). */
export const reviewSourceView: RecordView<Row> = {
  resource: 'reviewSources',
  noun: 'review source',
  title: 'Review sources',
  Icon: SourceIcon,
  fields: reviewSourceFields,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: fetchResult(row) || 'Not fetched yet' }),
  newRecordText: 'Its reviews are fetched within seconds, then on the schedule you choose.',
  readOnlyReason: ({ mayChange }) =>
    mayChange ? undefined : 'Its reviews are about the whole business. Only someone who manages all of its sites can change it.',
  sections: [
    { title: 'Where customers write reviews', fields: ['name', 'provider', 'place', 'locationId'] },
    {
      title: 'How often',
      description: 'New reviews are added, edited ones are updated, and removed ones are hidden. Your replies stay.',
      fields: ['everyHours', 'paused'],
    },
  ],
  Actions: FetchReviews,
  list: {
    countNouns: ['source', 'sources'],
    searchLabel: 'Name or place',
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
