import { keptText } from '@forecourt/rules/outbox/deliveryState'
import { type OutboxKind, outboxKinds, outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import DoneIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Box, Button, Card, Chip, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { LinkBase, useLocation, useNotify } from 'react-admin'
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
import { useMe } from '../../parts/useMe'
import { useMayOpen } from '../layout/useMayOpen'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

const perPage = 25

type Kind = UndeliveredRecord['kind']
type State = 'all' | 'dead' | 'retried'

interface Filter {
  readonly state: State
  readonly kind: Kind | null
  readonly text: string
  /** Lists only messages of this site; null for all sites. */
  readonly siteId: string | null
  readonly page: number
}

const defaultFilter: Filter = { state: 'all', kind: null, text: '', siteId: null, page: 1 }

/** The filter in the query string of a link. */
const parseFilter = (search: string): Filter => {
  const params = new URLSearchParams(search)
  return { ...defaultFilter, siteId: params.get('siteId'), state: params.get('state') === 'dead' ? 'dead' : 'all' }
}

const states: { readonly [Name in State]: string } = { all: 'All', dead: 'Failed', retried: 'Being retried' }

/** Kinds that are fetched instead of sent: label, verb and page, and the confirmation of a retry. */
const fetchTexts = {
  feed: { label: 'Stock feed', verb: 'Fetch now', path: '/feeds/', confirmation: 'The feed is fetched within seconds.' },
  photos: { label: 'Photos of a car', verb: 'Fetch again', path: '/stock/', confirmation: 'The photos are fetched within a minute.' },
} as const
const isFetched = (kind: string): kind is keyof typeof fetchTexts => kind in fetchTexts

const kinds: readonly Kind[] = ['delivery', 'feed', 'photos', ...outboxKinds]
const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value)
/** Leads of a period are resent on the page of their destination. */
const isMessage = (kind: Kind): kind is OutboxKind => kind !== 'delivery' && !isFetched(kind)
const kindLabel = (kind: Kind): string => {
  if (isFetched(kind)) return fetchTexts[kind].label
  return isMessage(kind) ? outboxMessages[kind].label : 'Lead, to a destination'
}

const kindItems = (shown: readonly Kind[]) => [
  <MenuItem key="all" value="all">
    All kinds
  </MenuItem>,
  ...shown.map((kind) => (
    <MenuItem key={kind} value={kind}>
      {kindLabel(kind)}
    </MenuItem>
  )),
]

interface MessageProps {
  readonly message: UndeliveredRecord
  /** Null without permission to resend. */
  readonly onReplay: (() => void) | null
}

const Message = ({ message, onReplay }: MessageProps) => {
  const { id, kind, to, siteName, leadId, isGivenUp, attempts, lastError, createdAt, nextAttemptAt } = message
  const source = isFetched(kind) ? fetchTexts[kind] : null
  const mayOpen = useMayOpen()
  const ownPath = source ? `${source.path}${id}` : leadId && `/leads/${leadId}/show`
  const path = ownPath && mayOpen(ownPath) ? ownPath : null
  // A message of a removed kind can still be stored.
  const title = isKind(kind) ? kindLabel(kind) : kind
  const recipients = [...(to?.length === 0 ? ['No address'] : (to ?? [])), siteName].filter(Boolean).join(' · ') || 'A console user'
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
          {path ? (
            <Box component={LinkBase} to={path} sx={{ color: 'primary.main' }}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Box>
        <Typography variant="body2">{recipients}</Typography>
        <Typography variant="body2" color="error">
          {lastError ?? 'The reason is unknown.'}
        </Typography>
        <Typography variant="body2" color="text.secondary" component="div">
          {kind !== 'photos' && (
            <>
              {kind === 'feed' ? 'Fetched' : 'Created'} <Ago at={createdAt} /> ·{' '}
            </>
          )}
          {attempts === 1 ? 'one attempt' : `${attempts} attempts`} · {isGivenUp ? 'failed ' : 'next attempt '}
          <Ago at={nextAttemptAt} />
        </Typography>
      </Box>
      {(isGivenUp || source) && onReplay && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${source?.verb ?? 'Send again'}: ${title}, ${recipients}`}
          onClick={onReplay}
          sx={{ justifySelf: 'start' }}
        >
          {source?.verb ?? 'Send again'}
        </Button>
      )}
    </Box>
  )
}

const toReplay = ({ id, kind, destinationId }: UndeliveredRecord): Replayed => {
  if (isFetched(kind)) return { kind, id }
  return destinationId === null ? { kind: 'these', ids: [id] } : { kind: 'delivery', id, destinationId }
}

interface RangeProps {
  readonly isSending: boolean
  readonly onClose: () => void
  readonly onSend: (replayed: Replayed) => void
}

const RangeDialog = ({ isSending, onClose, onSend }: RangeProps) => {
  const [kind, setKind] = useState<OutboxKind | null>(null)
  return (
    <DayRangeDialog
      title="Send messages from a period"
      verb="Send"
      isSending={isSending}
      description={<Typography color="text.secondary">Failed messages from these days are sent again.</Typography>}
      onClose={onClose}
      onSend={(range) => onSend({ kind: 'range', ...range, of: kind })}
    >
      <TextField
        select
        label="Kind"
        value={kind ?? 'all'}
        onChange={({ target: { value } }) => setKind(isKind(value) && isMessage(value) ? value : null)}
      >
        {kindItems(kinds.filter(isMessage))}
      </TextField>
    </DayRangeDialog>
  )
}

interface FilterProps {
  readonly filter: Filter
  readonly onChange: (changed: Partial<Filter>) => void
}

const FilterFields = ({ filter, onChange }: FilterProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      mb: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px 320px' },
      '& .MuiTextField-root': { m: 0 },
    }}
  >
    <TextField label="Address or error" value={filter.text} onChange={(event) => onChange({ text: event.target.value })} />
    <TextField select label="Show" value={filter.state} onChange={(event) => onChange({ state: event.target.value as State })}>
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
      onChange={({ target: { value } }) => onChange({ kind: isKind(value) ? value : null })}
    >
      {kindItems(kinds)}
    </TextField>
  </Box>
)

/** Notice in place of an empty list; `onClear` is null for a list without filters. */
const EmptyNotice = ({ onClear, isKept }: { readonly onClear: (() => void) | null; readonly isKept: boolean }) =>
  onClear ? (
    <Notice
      title="Nothing matches"
      text="Nothing matches this search and these filters."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear the filters
        </Button>
      }
    />
  ) : (
    <Notice title="Nothing failed" text={`No message, lead, feed or photo failed.${isKept ? ` ${keptText}` : ''}`} picture={<DoneIcon />} />
  )

/** Undelivered outbox messages and leads, failed feeds and photos: failed after the last retry, or still retrying. Can be retried. */
export const UndeliveredPage = () => {
  const notify = useNotify()
  const may = useMay()
  const me = useMe()
  const [organisationId] = useOrganisation()
  const { search } = useLocation()
  const [filter, setFilter] = useState<Filter>(() => parseFilter(search))
  const { data: site } = useQuery(api.sites.getOne.queryOptions(filter.siteId === null ? skipToken : { id: filter.siteId }))
  const [isRangeOpen, setRangeOpen] = useState(false)
  const text = useDeferredValue(filter.text)
  const { data, error, refetch } = useQuery(
    api.outbox.undelivered.queryOptions(
      { ...filter, organisationId, text, perPage },
      { staleTime: 0, retry: false, placeholderData: keepPreviousData, refetchInterval: 10_000 },
    ),
  )
  const replay = useMutation(
    api.outbox.replay.mutationOptions({
      onSuccess: ({ count }, { kind }) => {
        setRangeOpen(false)
        const message = isFetched(kind)
          ? fetchTexts[kind].confirmation
          : `${count === 1 ? 'One message is' : `${count} messages are`} sent within seconds.`
        notify(count === 0 ? 'There is nothing to send.' : message)
        void refetch()
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  const mayResend = may('mail.resend')
  const isFiltered = filter.state !== 'all' || filter.kind !== null || filter.text !== '' || filter.siteId !== null
  const changeFilter = (changed: Partial<Filter>) => setFilter({ ...filter, page: 1, ...changed })
  return (
    <>
      <BackLink to="/outbox">Email log</BackLink>
      <PageHeading
        title="Not delivered"
        text={
          data &&
          `${data.dead === 0 ? 'Nothing failed' : data.dead === 1 ? 'One failed' : `${data.dead} failed`} · ${
            data.waiting === 1 ? 'one message is waiting' : `${data.waiting} messages are waiting`
          } to be sent. Messages are retried for about a day and leads for three days, then they stay here. Feeds are fetched again on their schedules, photos for an hour and a half.`
        }
        actions={
          mayResend && (
            <Button variant="outlined" disabled={!data || data.dead === 0} onClick={() => setRangeOpen(true)}>
              Send messages from a period
            </Button>
          )
        }
      />
      {error && !data && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {filter.siteId !== null && (
        <Chip label={`Site: ${site?.name ?? 'one site'}`} onDelete={() => changeFilter({ siteId: null })} sx={{ mb: 1.5 }} />
      )}
      {data && (data.total > 0 || isFiltered) && <FilterFields filter={filter} onChange={changeFilter} />}
      {data && data.total === 0 && (
        <Card>
          <EmptyNotice isKept={me?.hasMailServer === false} onClear={isFiltered ? () => setFilter(defaultFilter) : null} />
        </Card>
      )}
      {data && data.total > 0 && (
        <Card component="ul" aria-label="Messages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((message) => (
            <Message key={message.id} message={message} onReplay={mayResend ? () => replay.mutate(toReplay(message)) : null} />
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
      {isRangeOpen && (
        <RangeDialog
          isSending={replay.isPending}
          onClose={() => setRangeOpen(false)}
          onSend={(which) => replay.mutate(which.kind === 'range' ? { ...which, organisationId } : which)}
        />
      )}
    </>
  )
}
