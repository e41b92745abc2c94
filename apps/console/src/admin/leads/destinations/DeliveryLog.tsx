import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import { Alert, Box, Button, Checkbox, Collapse, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DeliveryRecord, DestinationRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { DayRangeDialog } from '../../../parts/forms/DayRangeDialog'
import { FormSection } from '../../../parts/forms/FormSection'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { StatusPill } from '../../../parts/StatusPill'
import { useMayOpen } from '../../layout/useMayOpen'
import { deliveryStates } from './destinationText'

const perPage = 25

const Attempts = ({ delivery }: { delivery: DeliveryRecord }) => (
  <Box
    component="ol"
    aria-label="Attempts"
    sx={{ m: 0, mt: 1, pl: 2, borderLeft: 2, borderColor: 'divider', listStyle: 'none', display: 'grid', gap: 0.75 }}
  >
    {delivery.tries.map(({ at, outcome, statusCode, note, milliseconds }) => (
      <Box component="li" key={at + note}>
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 620, color: outcome === 'delivered' ? 'success.main' : 'error.main' }}>
            {outcome === 'delivered' ? 'Delivered' : 'Failed'}
          </Box>
          {statusCode !== null && ` · ${statusCode}`}
          {note && ` · ${note}`}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })}
          {milliseconds > 0 && ` · took ${milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`}`}
        </Typography>
      </Box>
    ))}
  </Box>
)

const Delivery = ({ delivery, isFetched, onResend }: { delivery: DeliveryRecord; isFetched: boolean; onResend: (id: string) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const mayOpen = useMayOpen()
  const { id, leadId, leadName, carName, status, attempts, lastError, createdAt, nextAttemptAt, tries } = delivery
  const { tone, text } = deliveryStates[status]
  const name = leadName ?? 'Test'
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ width: 96, flexShrink: 0, pt: 0.25 }}>
          <StatusPill tone={tone}>{text}</StatusPill>
        </Box>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {leadId && mayOpen(`/leads/${leadId}/show`) ? (
            <Box component={LinkBase} to={`/leads/${leadId}/show`} sx={{ color: 'primary.main', fontWeight: 620 }}>
              {name}
            </Box>
          ) : (
            name
          )}
          {carName && ` · ${carName}`}
          {lastError && status !== 'delivered' && (
            <Typography variant="body2" color="error">
              {lastError}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary" component="div">
            <Ago at={createdAt} />
            {attempts > 1 && ` · ${attempts} attempts`}
            {status === 'pending' && attempts > 0 && (
              <>
                {' · next '}
                <Ago at={nextAttemptAt} />
              </>
            )}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {tries.length > 0 && (
            <Button color="inherit" size="small" aria-expanded={isOpen} aria-label={`Attempts of ${name}`} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide' : 'Attempts'}
            </Button>
          )}
          {!isFetched && status !== 'pending' && (
            <Button size="small" aria-label={`Send ${name} again`} onClick={() => onResend(id)}>
              Send again
            </Button>
          )}
        </Box>
      </Box>
      <Collapse in={isOpen} unmountOnExit>
        <Attempts delivery={delivery} />
      </Collapse>
    </Box>
  )
}

const ResendDialog = ({
  onClose,
  onSend,
  isSending,
}: {
  onClose: () => void
  isSending: boolean
  onSend: (range: { from: string; until: string; alsoDelivered: boolean }) => void
}) => {
  const [alsoDelivered, setAlsoDelivered] = useState(false)
  return (
    <DayRangeDialog
      title="Send leads from a period"
      verb="Send"
      isSending={isSending}
      description={<Typography color="text.secondary">Leads from these days that were not delivered.</Typography>}
      onClose={onClose}
      onSend={(range) => onSend({ ...range, alsoDelivered })}
    >
      <FormControlLabel
        control={<Checkbox checked={alsoDelivered} onChange={(event) => setAlsoDelivered(event.target.checked)} />}
        label="Include leads already delivered"
      />
    </DayRangeDialog>
  )
}

type Status = DeliveryRecord['status']

/** Deliveries to a destination, sent and queued, with all attempts and a resend action. */
export const DeliveryLog = ({
  destination: { id, dead, target },
  onChanged,
}: {
  destination: DestinationRecord
  onChanged: () => void
}) => {
  const notify = useNotify()
  const [status, setStatus] = useState<Status | null>(null)
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [isResendOpen, setResendOpen] = useState(false)
  const { by } = leadFormats[target.kind]
  const { data, error, refetch } = useQuery(
    api.destinations.log.queryOptions(
      { id, status, text: useDeferredValue(text), page, perPage },
      { staleTime: 0, placeholderData: keepPreviousData, refetchInterval: 4_000 },
    ),
  )
  const resend = useMutation(
    api.destinations.resend.mutationOptions({
      onSuccess: ({ count }) => {
        setResendOpen(false)
        notify(count === 0 ? 'There is nothing to send.' : `${count === 1 ? 'One lead is' : `${count} leads are`} being sent.`, {
          type: 'info',
        })
        void refetch()
        onChanged()
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  const isFiltered = status !== null || text !== ''
  return (
    <FormSection
      title={by === 'pull' ? 'Fetched leads' : 'Sent leads'}
      description={by === 'pull' ? undefined : 'Failed leads are retried at growing intervals for three days, then stay here as failed.'}
    >
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {by !== 'pull' && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {dead > 0 && (
            <Button variant="outlined" loading={resend.isPending} onClick={() => resend.mutate({ id, resent: { kind: 'dead' } })}>
              {dead === 1 ? 'Send the one that failed' : `Send the ${dead} that failed`}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setResendOpen(true)}>
            Send leads from a period
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 200px' }, '& .MuiTextField-root': { m: 0 } }}>
        <TextField
          label="Find by name, email or car"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPage(1)
          }}
        />
        <TextField
          select
          label="Show"
          value={status ?? 'all'}
          onChange={(event) => {
            setStatus(event.target.value === 'all' ? null : (event.target.value as Status))
            setPage(1)
          }}
        >
          <MenuItem value="all">All</MenuItem>
          {Object.entries(deliveryStates).map(([value, state]) => (
            <MenuItem key={value} value={value}>
              {state.text}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {!data && <ListSkeleton />}
      {data?.total === 0 && (
        <Typography color="text.secondary">
          {isFiltered ? 'Nothing matches.' : 'Nothing yet. The next matching lead appears here with each attempt.'}
        </Typography>
      )}
      {data && data.total > 0 && (
        <Box component="ul" aria-label="Deliveries" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.rows.map((delivery) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              isFetched={by === 'pull'}
              onResend={(deliveryId) => resend.mutate({ id, resent: { kind: 'these', ids: [deliveryId] } })}
            />
          ))}
        </Box>
      )}
      {data && data.total > perPage && (
        <Box component="nav" aria-label="Pages of deliveries" sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button color="inherit" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button color="inherit" disabled={page * perPage >= data.total} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </Box>
      )}
      {isResendOpen && (
        <ResendDialog
          isSending={resend.isPending}
          onClose={() => setResendOpen(false)}
          onSend={(range) => resend.mutate({ id, resent: { kind: 'range', ...range } })}
        />
      )}
    </FormSection>
  )
}
