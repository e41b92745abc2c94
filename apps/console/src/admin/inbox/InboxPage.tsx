import { conversationStages, stageNames } from '@forecourt/rules/leads/inbox/conversationStages'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import { Alert, Box, Button, Card, Chip, FormControlLabel, Switch, TextField, useMediaQuery } from '@mui/material'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useMemo } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { SearchField } from '../../parts/lists/SearchField'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMe } from '../../parts/useMe'
import { ViewsMenu } from '../layout/views/ViewsMenu'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { AddEnquiryButton } from './AddEnquiryButton'
import { ConversationPane } from './ConversationPane'
import { ConversationRow } from './ConversationRow'
import { FoundCustomers } from './ListedCustomers'
import { PhoneFilters, PhoneMore } from './PhoneFilters'
import { useInboxActions } from './useInboxActions'
import { useInboxCounts } from './useInboxCounts'
import { filterChange, type InboxFilters, inboxFolders, useInboxFilters } from './useInboxFilters'
import { useInboxKeys } from './useInboxKeys'
import { useInboxNews } from './useInboxNews'
import { useSearchInput } from './useSearchInput'

/** URL of the inbox with changed query parameters. */
const inboxHref = (filters: InboxFilters, change: Partial<InboxFilters>): string => {
  const entries = Object.entries({ ...filters, ...filterChange(change) }).flatMap(([name, value]) =>
    value ? [[name, value === true ? '1' : String(value)]] : [],
  )
  return `/inbox?${new URLSearchParams(entries as [string, string][])}`
}

const FolderTabs = ({ filters }: { readonly filters: InboxFilters }) => {
  const counts = useInboxCounts({ pollMs: 10_000 })
  return (
    <Box
      component="nav"
      aria-label="Inbox folders"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1.5, '& .MuiButton-root': { px: 1.5 } }}
    >
      {inboxFolders.map(({ view, label }) => {
        // The counts are of all sites.
        const count = counts && view !== 'closed' && filters.siteId === '' ? counts[view] : 0
        const isCurrent = view === filters.view && filters.q === ''
        return (
          <Button
            key={view}
            component={LinkBase}
            to={inboxHref(filters, { view, q: '', open: null })}
            aria-current={isCurrent ? 'page' : undefined}
            variant={isCurrent ? 'contained' : 'text'}
            color={isCurrent ? 'primary' : 'inherit'}
          >
            {label}
            {count > 0 && ` ${count.toLocaleString('en-AU')}`}
          </Button>
        )
      })}
    </Box>
  )
}

/** Link to marketplace emails that await review; hidden if there are none. */
const WaitingMails = () => {
  const [organisationId] = useOrganisation()
  const { data = [] } = useQuery(api.leadMails.list.queryOptions({ organisationId }, { refetchInterval: 60_000 }))
  if (data.length === 0) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button component={LinkBase} to="/inbox/mails" color="inherit">
          Review
        </Button>
      }
    >
      {data.length === 1 ? 'A marketplace email' : `${data.length} marketplace emails`} could not be read.
    </Alert>
  )
}

/** The site that the inbox is limited to, with a button to show all. */
const SiteChip = ({ siteId, onClear }: { readonly siteId: string; readonly onClear: () => void }) => {
  const { data } = useQuery(api.sites.getOne.queryOptions({ id: siteId }, { enabled: useMay()('site.read') }))
  return <Chip label={`Site: ${data?.name ?? 'one site'}`} onDelete={onClear} sx={{ mb: 1.5 }} />
}

const InboxFilterBar = ({
  filters,
  setFilters,
}: {
  readonly filters: InboxFilters
  readonly setFilters: ReturnType<typeof useInboxFilters>[1]
}) => {
  const { q, stage, unread } = filters
  const [entered, setEntered] = useSearchInput(q, (query) => setFilters({ q: query, open: null }, { replace: true }))
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1.75, alignItems: 'center', mb: 2, '& .MuiTextField-root': { m: 0 } }}
    >
      <SearchField
        label="Search all conversations"
        placeholder="Name, number, car, message"
        maxLength={100}
        value={entered}
        onChange={setEntered}
        sx={{ flex: '1 1 100%' }}
      />
      <TextField
        select
        size="small"
        label="Stage"
        value={stage}
        onChange={(event) => setFilters({ stage: event.target.value as InboxFilters['stage'], open: null })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: 140 }}
      >
        <option value="">Any</option>
        {conversationStages.map((each) => (
          <option key={each} value={each}>
            {stageNames[each]}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch size="small" checked={unread} onChange={(_, checked) => setFilters({ unread: checked, open: null })} />}
        label="Unread"
        sx={{ mx: 0, gap: 1 }}
      />
    </Box>
  )
}

const emptyTexts: { readonly [View in InboxFilters['view']]?: string } = {
  waiting: 'Everyone has a reply.',
  mine: 'Nothing is assigned to you. Pick up a conversation under “Unassigned”.',
  unassigned: 'Every conversation is assigned.',
  mentioned: 'No unread mentions.',
  snoozed: 'No snoozed conversations.',
  spam: 'No spam.',
}

/** Filters of the inbox before any is set. */
const defaultFilter = { view: 'open', q: '', stage: '', unread: false, siteId: '' } as const

type InboxRow = ComponentProps<typeof ConversationRow>['row']

interface KeyActionsOptions {
  readonly rows: readonly InboxRow[]
  /** Id of the open conversation. */
  readonly open: string | null
  readonly userId: string | undefined
  readonly mayUpdate: boolean
  readonly actions: ReturnType<typeof useInboxActions>
  readonly setFilters: ReturnType<typeof useInboxFilters>[1]
}

/** Keyboard shortcuts of the list: move, snooze and assign. */
const keyActions = ({ rows, open, userId, mayUpdate, actions, setFilters }: KeyActionsOptions) => {
  const openIndex = rows.findIndex(({ id }) => id === open)
  const step = (by: number) => {
    const row = rows[open === null ? 0 : Math.max(0, Math.min(rows.length - 1, openIndex + by))]
    if (!row) return
    setFilters({ open: row.id }, { replace: open !== null })
    document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(row.id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const row = rows[openIndex]
  return {
    next: () => step(1),
    previous: () => step(-1),
    snooze: () => {
      if (!row || !mayUpdate) return
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
      actions.change.mutate(
        { id: row.id, expectedRevision: row.revision, change: { kind: 'snooze', until: tomorrow } },
        { onSuccess: actions.notifyWithUndo('Snoozed until tomorrow. It comes back earlier if they write.') },
      )
      step(openIndex === rows.length - 1 ? -1 : 1)
    },
    assign: () => {
      if (!row || userId === undefined || !mayUpdate) return
      actions.change.mutate(
        { id: row.id, expectedRevision: row.revision, change: { kind: 'assign', userId, onlyIfFree: true } },
        { onSuccess: actions.notifyWithUndo('It is assigned to you.') },
      )
    },
  }
}

interface ConversationListProps {
  readonly rows: readonly InboxRow[]
  readonly filters: InboxFilters
  /** Loads the next page; null after the last. */
  readonly onMore: (() => void) | null
  readonly isLoading: boolean
}

const ConversationList = ({ rows, filters, onMore, isLoading }: ConversationListProps) => {
  const { q, view, open } = filters
  if (rows.length === 0)
    return (
      <Card>
        <Notice
          title={q ? 'Nothing matches' : 'Nothing here'}
          text={
            q
              ? 'Try fewer words. Every word has to match a name, number, car or message.'
              : (emptyTexts[view] ?? 'Enquiries, bookings and reservations appear here.')
          }
          picture={<InboxIcon />}
        />
      </Card>
    )
  return (
    <Card
      component="ul"
      aria-label="Conversations"
      sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rows.map((each) => (
        <li key={each.id}>
          <ConversationRow row={each} to={inboxHref(filters, { open: each.id })} isOpen={each.id === open} />
        </li>
      ))}
      {onMore && (
        <Box component="li" sx={{ p: 1, display: 'grid' }}>
          <Button color="inherit" disabled={isLoading} onClick={onMore}>
            Show more
          </Button>
        </Box>
      )}
    </Card>
  )
}

const NothingSelected = () => (
  <Card>
    <Notice title="No conversation selected" text="Select one on the left, or press j." picture={<InboxIcon />} />
  </Card>
)

/** Pages that the inbox links to. */
const linkedPages = (mayUpdate: boolean) => [
  { label: 'Customer list', to: '/customers' },
  ...(mayUpdate ? [{ label: 'Templates', to: '/answerTemplates' }] : []),
  { label: 'Response times', to: '/inbox/times' },
]

/** The inbox: list on the left, conversation on the right; one at a time on a phone. */
export const InboxPage = () => {
  const [filters, setFilters] = useInboxFilters()
  const [organisationId] = useOrganisation()
  const isWide = useMediaQuery('(min-width: 1100px)')
  const isPhone = useMediaQuery('(max-width: 599px)')
  const me = useMe()
  const mayUpdate = useMay()('lead.update')
  const actions = useInboxActions()
  useInboxNews()
  const { view, q, stage, unread, siteId, open } = filters
  const filter = { view, ...(q && { q }), ...(stage && { stage }), ...(unread && { unread }), ...(siteId && { siteId }) }
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    api.inbox.page.infiniteQueryOptions(
      { organisationId, filter },
      {
        getNextPageParam: ({ next }) => next,
        refetchInterval: 5_000,
        refetchIntervalInBackground: false,
        placeholderData: keepPreviousData,
      },
    ),
  )
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  useInboxKeys({
    ...keyActions({ rows, open, userId: me?.user.id, mayUpdate, actions, setFilters }),
    reply: () => document.getElementById('composer')?.focus(),
  })
  const views = (
    <ViewsMenu
      list="inbox"
      savedText="folder, search, stage and unread filter"
      view={{ filter }}
      onShow={(chosen) => setFilters({ ...defaultFilter, ...(chosen as { filter: Partial<InboxFilters> }).filter, open: null })}
    />
  )
  const links = linkedPages(mayUpdate)
  const list = (
    <Box sx={{ minWidth: 0 }}>
      <WaitingMails />
      {siteId && <SiteChip siteId={siteId} onClear={() => setFilters({ siteId: '', open: null })} />}
      {isPhone ? (
        <PhoneFilters filters={filters} setFilters={setFilters}>
          {views}
          <InboxFilterBar filters={filters} setFilters={setFilters} />
        </PhoneFilters>
      ) : (
        <>
          <FolderTabs filters={filters} />
          <InboxFilterBar filters={filters} setFilters={setFilters} />
        </>
      )}
      <FoundCustomers q={q} />
      {error && !data && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {isPending && <ListSkeleton />}
      {data && (
        <ConversationList
          rows={rows}
          filters={filters}
          onMore={hasNextPage ? () => void fetchNextPage() : null}
          isLoading={isFetchingNextPage}
        />
      )}
    </Box>
  )
  const pane = open && (
    <ConversationPane
      key={open}
      id={open}
      actions={actions}
      isTwoPane={isWide}
      onOpen={(id) => setFilters({ open: id })}
      onErased={() => setFilters({ open: null })}
    />
  )
  // On a narrow screen the open conversation replaces the list.
  const isAlone = !isWide && open !== null
  return (
    <>
      {isAlone ? (
        <>
          <BackLink to={inboxHref(filters, { open: null })}>Inbox</BackLink>
          <title>Inbox · Forecourt</title>
        </>
      ) : (
        <PageHeading
          title="Inbox"
          inline={isPhone}
          actions={
            <>
              <AddEnquiryButton />
              {isPhone ? (
                <PhoneMore links={links} />
              ) : (
                <>
                  {views}
                  {links.map(({ label, to }) => (
                    <Button key={to} component={LinkBase} to={to} variant="outlined" color="inherit">
                      {label}
                    </Button>
                  ))}
                </>
              )}
            </>
          }
          text={
            isWide ? 'Keys: j and k for next and previous, a to assign to yourself, r to reply, e to snooze until tomorrow.' : undefined
          }
        />
      )}
      {/* The same element at all widths, so that rotating a tablet keeps the draft. */}
      <Box sx={isWide ? { display: 'grid', gridTemplateColumns: 'minmax(340px, 2fr) 3fr', gap: 2.5, alignItems: 'start' } : {}}>
        {!isAlone && list}
        {(isWide || isAlone) && (
          <Box sx={isWide ? { position: 'sticky', top: 64, minWidth: 0 } : { pb: 10 }}>{pane || <NothingSelected />}</Box>
        )}
      </Box>
    </>
  )
}
