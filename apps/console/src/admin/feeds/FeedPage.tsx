import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import RefreshIcon from '@mui/icons-material/RefreshRounded'
import SettingsIcon from '@mui/icons-material/TuneRounded'
import { Alert, Box, Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LinkBase, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { FeedDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { feedHealth, runText, scheduleText, sourceText, waitingCars } from './feedText'
import { PushCard } from './PushCard'
import { RunList } from './RunList'
import { UploadFile } from './UploadFile'

const settingsOf = ({ name, locationId, source, mapping, priceType, schedule, mostGonePercent, paused }: FeedDetail) => ({
  ...{ name, locationId, source, mapping: mapping as never, priceType, schedule: schedule as never, mostGonePercent, paused },
})

const Feed = ({ feed, onChanged }: { feed: FeedDetail; onChanged: () => void }) => {
  const { id } = feed
  const notify = useNotify()
  const mayEdit = useMay()('stock.edit')
  const onError = (error: unknown) => notify(callError(error).message, { type: 'error' })
  const isFetched = feedKinds.some((kind) => kind.kind === feed.source.kind && kind.isFetched)
  const newest = useQuery(api.feeds.runs.queryOptions({ id, page: 1, perPage: 1 }, { staleTime: 0, refetchInterval: 5_000 }))
  const lastRun = newest.data?.data[0] ?? null
  const fetchNow = useMutation(
    api.feeds.fetchNow.mutationOptions({
      onSuccess: () => {
        notify('It is fetched within seconds.', { type: 'info' })
        onChanged()
      },
      onError,
    }),
  )
  const change = useMutation(api.feeds.change.mutationOptions({ onSuccess: onChanged, onError }))
  const { tone, text } = feedHealth({ ...feed, lastRun })
  return (
    <>
      <PageHeading
        title={feed.name}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {sourceText(feed)} · {scheduleText(feed)}
            </Box>
            {feed.nextRunAt && !feed.paused && (
              <span>
                · next <Ago at={feed.nextRunAt} />
              </span>
            )}
          </Box>
        }
        actions={
          mayEdit && (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {isFetched && (
                <Button
                  variant="outlined"
                  startIcon={<RefreshIcon />}
                  loading={fetchNow.isPending}
                  disabled={feed.paused}
                  onClick={() => fetchNow.mutate({ id })}
                >
                  Fetch now
                </Button>
              )}
              <Button component={LinkBase} to={`/feeds/${id}/settings`} variant="outlined" startIcon={<SettingsIcon />}>
                Settings
              </Button>
            </Box>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {lastRun?.status === 'held' && (
          <Alert
            severity="warning"
            action={
              <Button component={LinkBase} to={`/feeds/${id}/runs/${lastRun.id}`} color="inherit" size="small">
                Look at it
              </Button>
            }
          >
            A file waits for you. {runText(lastRun)}
          </Alert>
        )}
        {lastRun?.status === 'applied' && waitingCars(lastRun) > 0 && (
          <Alert
            severity="warning"
            action={
              <Button component={LinkBase} to={`/feeds/${id}/runs/${lastRun.id}`} color="inherit" size="small">
                Answer
              </Button>
            }
          >
            {waitingCars(lastRun) === 1 ? 'One car waits' : `${waitingCars(lastRun)} cars wait`} for an answer: something in the file isn’t
            understood.
          </Alert>
        )}
        {feed.failures > 0 && feed.message !== null && (
          <Alert severity="error">
            {feed.message} {feed.failures > 1 && `That is ${feed.failures} times in a row. `}It is tried again by its schedule; the cars
            stay as they are.
          </Alert>
        )}
        {feed.paused && (
          <Alert
            severity="info"
            action={
              mayEdit && (
                <Button
                  color="inherit"
                  size="small"
                  disabled={change.isPending}
                  onClick={() => change.mutate({ id, data: { ...settingsOf(feed), paused: false } })}
                >
                  Go on
                </Button>
              )
            }
          >
            This feed is paused: nothing comes in by itself.
          </Alert>
        )}
        {isFetched && newest.data?.total === 0 && feed.failures === 0 && !feed.paused && (
          <Alert severity="info" role="status">
            {feed.nextRunAt === null
              ? 'No file yet: ask for one with “Fetch now”.'
              : 'The first file is fetched within seconds. It waits here until you have seen what it does.'}
          </Alert>
        )}
        {mayEdit && feed.source.kind === 'upload' && <UploadFile feedId={id} />}
        {mayEdit && feed.source.kind === 'push' && <PushCard feedId={id} />}
        <RunList feedId={id} isAwaited={newest.data?.total === 0} />
      </Box>
    </>
  )
}

/** One feed: how it does, what waits for a person, and what its files did. */
export const FeedPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.feeds.getOne.queryOptions({ id }, { staleTime: 0, retry: false, refetchInterval: 10_000 }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to="/feeds">Feeds</BackLink>
      <Feed feed={data} onChanged={() => void refetch()} />
    </>
  )
}
