import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import RefreshIcon from '@mui/icons-material/RefreshRounded'
import SettingsIcon from '@mui/icons-material/TuneRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LinkBase, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { FeedDetail, FeedRunRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
import { FormSection } from '../../parts/forms/FormSection'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { feedHealth, isImported, runText, scheduleText, sourceText, unpricedCars, unpricedText, waitingCars } from './feedText'
import { RunList } from './RunList'
import { answersAddress, runAddress } from './runAddress'
import { UploadFile } from './UploadFile'

const sample = (address: string, secret: string) => `curl -X POST '${address}' \\
  -H 'authorization: Bearer ${secret}' \\
  -H 'content-type: application/json' \\
  -d '{"stocknum":"U1234","make":"Toyota","model":"Corolla","year":"2021","odometer":"42310","dapprice":"24990","status":"available","images":[]}'`

/** Push URL and secret of a feed; the secret is shown on demand. */
const PushCard = ({ feedId }: { feedId: string }) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data, error } = useQuery(api.feeds.pushAddress.queryOptions({ id: feedId }, { staleTime: 0 }))
  const renew = useMutation(
    api.feeds.renewSecret.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.feeds.pushAddress.queryFilter({ id: feedId }))
        setShown(true)
        notify('The secret is renewed. The previous one no longer works.', { type: 'info' })
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  const hidden = '••••••••••••••••'
  return (
    <FormSection
      title="Address for your system to send cars to"
      description="Give these to the people who run your dealer management system. Sending the same car again changes nothing. A status of “sold” marks it as sold."
    >
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {data && (
        <>
          <Box component="dl" sx={copyLines}>
            <CopyLine label="Address" text={data.address} />
            {isShown ? <CopyLine label="Secret" text={data.secret} /> : <CopyLine label="Secret" text={hidden} isPlain />}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide the secret' : 'Show the secret'}
            </Button>
            <Button color="inherit" loading={renew.isPending} onClick={() => setAsking(true)}>
              Renew the secret
            </Button>
          </Box>
          <Box>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              One car as it can be sent. Several go in a list. With <code>?whole=1</code> a list is treated as the whole stock, and cars
              missing from it are withdrawn. A Standard Webhooks signature is accepted instead of the bearer token.
            </Typography>
            <Box
              component="pre"
              tabIndex={0}
              aria-label="Sample request"
              sx={{ m: 0, p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', fontSize: 12.5, overflowX: 'auto' }}
            >
              {sample(data.address, isShown ? data.secret : 'SECRET')}
            </Box>
          </Box>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Renew the secret?"
        text="Your system’s pushes are refused until it has the new secret."
        verb="Renew secret"
        onClose={() => setAsking(false)}
        onConfirm={() => renew.mutate({ id: feedId })}
      />
    </FormSection>
  )
}

const settingsOf = ({ name, locationId, source, mapping, priceType, schedule, maxWithdrawnPercent, paused }: FeedDetail) => ({
  ...{ name, locationId, source, mapping: mapping as never, priceType, schedule: schedule as never, maxWithdrawnPercent, paused },
})

interface RunAlertProps {
  readonly href: string
  readonly action: string
  readonly children: ReactNode
}

/** A warning about an import, with a link to it. */
const RunAlert = ({ href, action, children }: RunAlertProps) => (
  <Alert
    severity="warning"
    action={
      <Button component={LinkBase} to={href} color="inherit" size="small">
        {action}
      </Button>
    }
  >
    {children}
  </Alert>
)

/** A file of the feed that awaits review or answers. */
const LastRunAlerts = ({ feedId, lastRun }: { readonly feedId: string; readonly lastRun: FeedRunRecord }) => {
  const answers = answersAddress(feedId, lastRun.id)
  const waiting = waitingCars(lastRun)
  return (
    <>
      {lastRun.status === 'held' && (
        <RunAlert href={runAddress(feedId, lastRun.id)} action="Review">
          A file is waiting for your review. {runText(lastRun)}
        </RunAlert>
      )}
      {lastRun.status === 'applied' && waiting > 0 && (
        <RunAlert href={answers} action="Answer">
          {waiting === 1 ? 'One car is waiting' : `${waiting} cars are waiting`} for your answer: some values in the file were not
          recognised.
        </RunAlert>
      )}
      {isImported(lastRun) && unpricedCars(lastRun) > 0 && (
        <RunAlert href={answers} action="Answer">
          {unpricedText(unpricedCars(lastRun))}
        </RunAlert>
      )}
    </>
  )
}

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
        notify('It will be fetched within seconds.', { type: 'info' })
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
        {lastRun && <LastRunAlerts feedId={id} lastRun={lastRun} />}
        {feed.failures > 0 && feed.message !== null && (
          <Alert severity="error">
            {feed.message} {feed.failures > 1 && `It has failed ${feed.failures} times in a row. `}It will be tried again on schedule. The
            cars stay as they are.
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
                  Resume
                </Button>
              )
            }
          >
            This feed is paused. Nothing is imported.
          </Alert>
        )}
        {isFetched && newest.data?.total === 0 && feed.failures === 0 && !feed.paused && (
          <Alert severity="info" role="status">
            {feed.nextRunAt === null
              ? 'No file yet. Select “Fetch now” to get one.'
              : 'The first file will be fetched within seconds. It waits here for your review.'}
          </Alert>
        )}
        {mayEdit && feed.source.kind === 'upload' && <UploadFile feedId={id} />}
        {mayEdit && feed.source.kind === 'push' && <PushCard feedId={id} />}
        <RunList feedId={id} isAwaited={newest.data?.total === 0} />
      </Box>
    </>
  )
}

/** One feed: health, files that await review, and its runs. */
export const FeedPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.feeds.getOne.queryOptions({ id }, { staleTime: 0, retry: false, refetchInterval: 10_000 }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to="/feeds">Imports</BackLink>
      <Feed feed={data} onChanged={() => void refetch()} />
    </>
  )
}
