import UndoIcon from '@mui/icons-material/UndoRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { FeedRunDetail } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
import { FormSection } from '../../parts/forms/FormSection'
import { GuideLink } from '../../parts/help/GuideLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { isImported, runStates, runText, unpricedCars, unpricedText, waitingCars } from './feedText'
import { NotReservable } from './report/NotReservable'
import { RunReport } from './report/RunReport'
import { ReviewFile } from './review/ReviewFile'
import { isAnswersAddress } from './runAddress'
import { useInvalidateFeed } from './useInvalidateFeed'

const touched = ({ changes }: FeedRunDetail, kind: FeedRunDetail['changes'][number]['kind']) =>
  changes.filter((change) => change.kind === kind).map((change) => ({ ...change, row: null, overridden: [] }))

const count = (amount: number, noun: string) => `${amount.toLocaleString('en-AU')} ${amount === 1 ? noun : `${noun}s`}`

const Undo = ({ feedId, detail: { run } }: { feedId: string; detail: FeedRunDetail }) => {
  const notify = useNotify()
  const invalidateFeed = useInvalidateFeed()
  const [isAsking, setAsking] = useState(false)
  const undo = useMutation(
    api.feeds.undo.mutationOptions({
      onSuccess: () => {
        notify('The import was undone and the feed is paused.', { type: 'success' })
        invalidateFeed()
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <>
      <Button variant="outlined" startIcon={<UndoIcon />} loading={undo.isPending} onClick={() => setAsking(true)}>
        Undo this import
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Undo this import?"
        text={`${count(run.added, 'car')} it added will be removed unless someone has used or changed ${run.added === 1 ? 'it' : 'them'}, ${count(run.gone, 'car')} it withdrew will be restored, and ${count(run.changed, 'car')} it changed will go back to ${run.changed === 1 ? 'its' : 'their'} previous values. Changes made by people since then are kept. The feed is paused, because its next file would make the same changes again.`}
        verb="Undo import"
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutate({ id: feedId, runId: run.id })}
      />
    </>
  )
}

const Run = ({ feedId, detail, mayEdit }: { feedId: string; detail: FeedRunDetail; mayEdit: boolean }) => {
  const { run } = detail
  const notify = useNotify()
  const queries = useQueryClient()
  const onError = (error: unknown) => notify(callError(error).message, { type: 'error' })
  const input = { id: feedId, runId: run.id }
  const saveRows = () =>
    queries
      .fetchQuery(api.feeds.refusedRows.queryOptions(input, { staleTime: 0, retry: false }))
      .then(({ csv }) => saveFile('rows-with-something-wrong.csv', 'text/csv', csv), onError)
  const saveRaw = () =>
    queries.fetchQuery(api.feeds.file.queryOptions(input, { staleTime: 0, retry: false })).then(
      ({ name, data }) =>
        saveFile(
          name,
          'application/octet-stream',
          Uint8Array.from(atob(data), (each) => each.charCodeAt(0)),
        ),
      onError,
    )
  const { tone, text } = runStates[run.status]
  const hasQuestions = isImported(run) && waitingCars(run) + unpricedCars(run) > 0
  const startsAnswering = isAnswersAddress(useLocation().search)
  const [isAnswering, setAnswering] = useState(hasQuestions && startsAnswering)
  const waits = (run.status === 'held' || run.status === 'refused') && run.settledAt === null
  return (
    <>
      <PageHeading
        title={waits ? 'Review this import' : 'Import report'}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            <span>
              {run.author}, <Ago at={run.startedAt} />
              {run.settledBy && run.settledAt && (
                <>
                  {' '}
                  · {run.status === 'undone' ? 'undone' : 'reviewed'} by {run.settledBy} <Ago at={run.settledAt} />
                </>
              )}
            </span>
          </Box>
        }
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {run.hasFile && (
              <Button variant="outlined" color="inherit" onClick={() => void saveRaw()}>
                Download the file
              </Button>
            )}
            {mayEdit && run.hasFile && hasQuestions && !isAnswering && (
              <Button variant="contained" onClick={() => setAnswering(true)}>
                Answer the open questions
              </Button>
            )}
            {mayEdit && run.status === 'applied' && <Undo feedId={feedId} detail={detail} />}
          </Box>
        }
      />
      {(waits || isAnswering) && mayEdit && run.hasFile ? (
        <ReviewFile feedId={feedId} run={run} asksFirst={isAnswering} onDownload={() => void saveRows()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {run.exceededLimits.length > 0 && (
            <Alert severity={run.status === 'applied' ? 'info' : 'warning'}>
              {run.status === 'applied' && 'Imported after a review, which it needed because: '}
              {run.exceededLimits.map(({ message }) => message).join(' ')}{' '}
              {run.status !== 'applied' && <GuideLink guide="review-an-import-on-hold">What to do</GuideLink>}
            </Alert>
          )}
          {isImported(run) && unpricedCars(run) > 0 && <Alert severity="warning">{unpricedText(unpricedCars(run))}</Alert>}
          {isImported(run) && <NotReservable cars={detail.gaps.notReservable} />}
          <FormSection title={runText(run)} description={run.hasFile ? undefined : 'The file was kept for 30 days and has been deleted.'}>
            {run.status === 'applied' || run.status === 'undone' || run.status === 'unchanged' ? (
              <RunReport
                isDry={false}
                counts={run}
                added={touched(detail, 'added')}
                unpriced={detail.gaps.unpriced}
                changed={touched(detail, 'changed')}
                gone={touched(detail, 'withdrawn')}
                problems={run.problems}
                onDownload={run.hasFile ? () => void saveRows() : null}
              />
            ) : (
              <Typography color="text.secondary">Nothing from it was imported.</Typography>
            )}
          </FormSection>
        </Box>
      )}
    </>
  )
}

/** One run of a feed: its changes, or the dry run that awaits review. */
export const RunPage = () => {
  const { id = '', runId = '' } = useParams()
  const mayEdit = useMay()('stock.edit')
  const feed = useQuery(api.feeds.getOne.queryOptions({ id }, { retry: false }))
  const run = useQuery(api.feeds.run.queryOptions({ id, runId }, { staleTime: 0, retry: false }))
  const error = feed.error ?? run.error
  if (error && !(feed.data && run.data)) return <PageError message={callError(error).message} onRetry={() => void run.refetch()} />
  if (!feed.data || !run.data) return <ListSkeleton />
  return (
    <>
      <BackLink to={`/feeds/${id}`}>{feed.data.name}</BackLink>
      <Run key={runId} feedId={id} detail={run.data} mayEdit={mayEdit} />
    </>
  )
}
