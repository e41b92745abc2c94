import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import PauseIcon from '@mui/icons-material/PauseRounded'
import ResumeIcon from '@mui/icons-material/PlayArrowRounded'
import SettingsIcon from '@mui/icons-material/TuneRounded'
import { Alert, Box, Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LinkBase, useNotify, useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DestinationRecord } from '../../../client/Records'
import { BackLink } from '../../../parts/BackLink'
import { GuideLink } from '../../../parts/help/GuideLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { StatusPill } from '../../../parts/StatusPill'
import { DeliveryLog } from './DeliveryLog'
import { destinationHealth, filterText, kindText, targetText } from './destinationText'
import { KeyCard } from './KeyCard'
import { SecretCard } from './SecretCard'

const Destination = ({ destination, onChanged }: { destination: DestinationRecord; onChanged: () => void }) => {
  const { id, name, paused, message, target, waiting } = destination
  const notify = useNotify()
  const { tone, text } = destinationHealth(destination)
  const onError = (failure: unknown) => notify(callError(failure).message, { type: 'error' })
  const pause = useMutation(api.destinations.pause.mutationOptions({ onSuccess: onChanged, onError }))
  const test = useMutation(
    api.destinations.sendTest.mutationOptions({
      onSuccess: () => {
        notify('A test lead is being sent. The result appears below within seconds.', { type: 'info' })
        onChanged()
      },
      onError,
    }),
  )
  const { by, isSigned } = leadFormats[target.kind]
  return (
    <>
      <PageHeading
        title={name}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {kindText(destination)} · {targetText(destination)} · {filterText(destination)}
            </Box>
          </Box>
        }
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {by !== 'pull' && (
              <Button variant="contained" loading={test.isPending} onClick={() => test.mutate({ id })}>
                Send a test
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={paused ? <ResumeIcon /> : <PauseIcon />}
              loading={pause.isPending}
              onClick={() => pause.mutate({ id, paused: !paused })}
            >
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button component={LinkBase} to={`/leads/destinations/${id}/settings`} variant="outlined" startIcon={<SettingsIcon />}>
              Settings
            </Button>
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 980, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {paused && (
          <Alert severity="warning">
            {message ? `${message.replace(/[.]$/, '')}.` : 'Leads wait here until it is resumed.'}
            {waiting > 0 && ` ${waiting === 1 ? 'One lead is waiting' : `${waiting} leads are waiting`} and will be sent then.`}
          </Alert>
        )}
        {!paused && message && (
          <Alert severity="error">
            {message} <GuideLink guide="send-failed-leads-again">What to do</GuideLink>
          </Alert>
        )}
        {isSigned && <SecretCard id={id} />}
        {by === 'pull' && <KeyCard destination={destination} onChanged={onChanged} />}
        <DeliveryLog destination={destination} onChanged={onChanged} />
      </Box>
    </>
  )
}

/** A destination: health, deliveries and actions. */
export const DestinationPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(
    api.destinations.getOne.queryOptions({ id }, { staleTime: 0, retry: false, refetchInterval: 5_000 }),
  )
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to="/leads/destinations">CRM and lead delivery</BackLink>
      <Destination key={id} destination={data} onChanged={() => void refetch()} />
    </>
  )
}
