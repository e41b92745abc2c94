import { outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import DoneIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Replayed, UndeliveredRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { DayRangeDialog } from '../../parts/forms/DayRangeDialog'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'

const perPage = 25

type Kind = UndeliveredRecord['kind']
type State = 'all' | 'dead' | 'retried'

interface Filter {
  readonly state: State
  readonly kind: Kind | null
  readonly text: string
  readonly page: number
}

const states: { readonly [Name in State]: string } = { all: 'All', dead: 'Failed', retried: 'Being retried' }

const isKind = (value: string): value is Kind => Object.hasOwn(outboxMessages, value)

const kindItems = [
  <MenuItem key="all" value="all">
    All kinds
  </MenuItem>,
  ...Object.entries(outboxMessages).map(([value, { label }]) => (
    <MenuItem key={value} value={value}>
      {label}
    </MenuItem>
  )),
]

interface MessageProps {
  readonly message: UndeliveredRecord
  /** Null without permission to resend. */
  readonly onReplay: (() => void) | null
}

const Message = ({ message, onReplay }: MessageProps) => {
  const { kind, to, siteName, leadId, isGivenUp, attempts, lastError, createdAt, nextAttemptAt } = message
  // A message of a removed kind can still be stored.
  const title = isKind(kind) ? outboxMessages[kind].label : kind
  const receivers = [...(to?.length === 0 ? ['No address'] : (to ?? [])), siteName].filter(Boolean).join(' · ') || 'A console user'
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '112px minmax(0, 1fr) auto' },
        alignItems: 'start',
        p: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box>
        <StatusPill tone={isGivenUp ? 'bad' : 'waiting'}>{isGivenUp ? 'Failed' : 'Retrying'}</StatusPill>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 620 }}>
          {leadId ? (
            <Box component={LinkBase} to={`/leads/${leadId}/show`} sx={{ color: 'primary.main' }}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Box>
        <Typography variant="body2">{receivers}</Typography>
        <Typography variant="body2" color="error">
          {lastError ?? 'The reason is unknown.'}
        </Typography>
        <Typography variant="body2" color="text.secondary" component="div">
          Created <Ago at={createdAt} /> · {attempts === 1 ? 'one attempt' : `${attempts} attempts`} ·{' '}
          {isGivenUp ? 'failed' : 'next attempt'}
          <Ago at={nextAttemptAt} />
        </Typography>
      </Box>
      {isGivenUp && onReplay && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Send again: ${title}, ${receivers}`}
          onClick={onReplay}
          sx={{ justifySelf: 'start' }}
        >
          Send again
        </Button>
      )}
    </Box>
  )
}

interface RangeProps {
  readonly isSending: boolean
  readonly onClose: () => void
  readonly onSend: (replayed: Replayed) => void
}

const RangeDialog = ({ isSending, onClose, onSend }: RangeProps) => {
  const [kind, setKind] = useState<Kind | null>(null)
  return (
    <DayRangeDialog
      title="Send messages from a period"
      verb="Send"
      isSending={isSending}
      about={<Typography color="text.secondary">Failed messages from these days are sent again.</Typography>}
      onClose={onClose}
      onSend={(range) => onSend({ kind: 'range', ...range, of: kind })}
    >
      <TextField select label="Kind" value={kind ?? 'all'} onChange={({ target: { value } }) => setKind(isKind(value) ? value : null)}>
        {kindItems}
      </TextField>
    </DayRangeDialog>
  )
}

/** Undelivered outbox messages: failed after the last retry, or still retrying. Can be resent. */
export const UndeliveredPage = () => {
  const notify = useNotify()
  const may = useMay()
  const [filter, setFilter] = useState<Filter>({ state: 'all', kind: null, text: '', page: 1 })
  const [isRange, setRange] = useState(false)
  const text = useDeferredValue(filter.text)
  const { data, error, refetch } = useQuery(
    api.outbox.undelivered.queryOptions(
      { ...filter, text, perPage },
      { staleTime: 0, retry: false, placeholderData: keepPreviousData, refetchInterval: 10_000 },
    ),
  )
  const replay = useMutation(
    api.outbox.replay.mutationOptions({
      onSuccess: ({ count }) => {
        setRange(false)
        notify(
          count === 0 ? 'There is nothing to send.' : `${count === 1 ? 'One message is' : `${count} messages are`} sent within seconds.`,
        )
        void refetch()
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  const mayResend = may('mail.resend')
  const isFiltered = filter.state !== 'all' || filter.kind !== null || filter.text !== ''
  const narrow = (changed: Partial<Filter>) => setFilter({ ...filter, page: 1, ...changed })
  return (
    <>
      <BackLink to="/outbox">Mail outbox</BackLink>
      <PageHeading
        title="Not delivered"
        text={
          data &&
          `${data.dead === 0 ? 'No failed messages' : data.dead === 1 ? 'One message failed' : `${data.dead} messages failed`} · ${data.waiting === 1 ? 'one is waiting' : `${data.waiting} are waiting`} to be sent. Messages are retried for about a day, then they stay here.`
        }
        actions={
          mayResend && (
            <Button variant="outlined" disabled={!data || data.dead === 0} onClick={() => setRange(true)}>
              Send messages from a period
            </Button>
          )
        }
      />
      {error && !data && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && (data.total > 0 || isFiltered) && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            mb: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px 320px' },
            '& .MuiTextField-root': { m: 0 },
          }}
        >
          <TextField label="Address or error" value={filter.text} onChange={(event) => narrow({ text: event.target.value })} />
          <TextField select label="Show" value={filter.state} onChange={(event) => narrow({ state: event.target.value as State })}>
            {Object.entries(states).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Kind"
            value={filter.kind ?? 'all'}
            onChange={({ target: { value } }) => narrow({ kind: isKind(value) ? value : null })}
          >
            {kindItems}
          </TextField>
        </Box>
      )}
      {data && data.total === 0 && (
        <Card>
          {isFiltered ? (
            <Notice
              title="Nothing matches"
              text="No message matches this search and these filters."
              action={
                <Button variant="outlined" onClick={() => narrow({ state: 'all', kind: null, text: '' })}>
                  Clear the filters
                </Button>
              }
            />
          ) : (
            <Notice title="All messages delivered" text="No message failed." picture={<DoneIcon />} />
          )}
        </Card>
      )}
      {data && data.total > 0 && (
        <Card component="ul" aria-label="Messages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((message) => (
            <Message
              key={message.id}
              message={message}
              onReplay={mayResend ? () => replay.mutate({ kind: 'these', ids: [message.id] }) : null}
            />
          ))}
        </Card>
      )}
      {data && data.total > perPage && (
        <Box component="nav" aria-label="Pages of messages" sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 1.5 }}>
          <Button color="inherit" disabled={filter.page === 1} onClick={() => setFilter({ ...filter, page: filter.page - 1 })}>
            Newer
          </Button>
          <Button
            color="inherit"
            disabled={filter.page * perPage >= data.total}
            onClick={() => setFilter({ ...filter, page: filter.page + 1 })}
          >
            Older
          </Button>
        </Box>
      )}
      {isRange && <RangeDialog isSending={replay.isPending} onClose={() => setRange(false)} onSend={(which) => replay.mutate(which)} />}
    </>
  )
}
