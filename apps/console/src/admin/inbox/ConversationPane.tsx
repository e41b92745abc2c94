import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import MailIcon from '@mui/icons-material/MailOutlineRounded'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Alert, Box, Button, Card, GlobalStyles, Menu, MenuItem, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { Ago } from '../../parts/Ago'
import { helpInset } from '../../parts/help/HelpContext'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { StatusPill } from '../../parts/StatusPill'
import { leadStatuses } from '../leads/leadStatus'
import { useMay } from '../useMay'
import { enquiredCars, waitReason } from './answeredEntry'
import { Composer } from './Composer'
import { shopperDisplayName } from './ConversationRow'
import { KnownCustomers } from './ListedCustomers'
import { NamedCar } from './NamedCar'
import { PersonCars, PersonMenu } from './PersonMenu'
import { PersonPayments } from './PersonPayments'
import { StageField } from './StageField'
import { TimelineEntry } from './TimelineEntry'
import type { InboxActions } from './useInboxActions'
import { useInboxFilters } from './useInboxFilters'
import { WorkBar } from './WorkBar'

interface Props {
  readonly id: string
  readonly actions: InboxActions
  /** Whether the list is beside the conversation: the timeline then scrolls on its own. If false, the page scrolls. */
  readonly isTwoPane: boolean
  readonly onOpen: (id: string) => void
  /** Called once the shopper's data is erased. */
  readonly onErased: () => void
}

const callOutcomes = [
  { outcome: 'spoke', label: 'Spoke to them' },
  { outcome: 'voicemail', label: 'Left a message' },
  { outcome: 'noAnswer', label: 'No answer' },
  { outcome: 'wrongNumber', label: 'Wrong number' },
] as const

/** Height of the bar below, with a gap. */
const bottomBarHeight = 'calc(88px + env(safe-area-inset-bottom))'

/** Fixed to the bottom of the screen, above the safe area. */
const bottomBar = {
  ...{ position: 'fixed', left: 0, right: helpInset, bottom: 0, zIndex: 'appBar', display: 'grid', gap: 1 },
  ...{ gridAutoFlow: 'column', gridAutoColumns: '1fr', p: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))' },
  ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', '& .MuiButton-root': { minHeight: 48 } },
} as const

/** Name and stage of the person stay on a phone's screen, where the conversation opens at its newest entry. */
const stickyHeading = {
  ...{ position: 'sticky', top: 56, zIndex: 2, flexWrap: 'nowrap' },
  ...{ mx: { xs: -2, sm: -2.5 }, px: { xs: 2, sm: 2.5 }, py: 1, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
  '& .MuiTextField-root': { m: 0, ml: 'auto', minWidth: 132, flexShrink: 0 },
} as const

interface ContactActionsProps extends Pick<Props, 'actions' | 'isTwoPane'> {
  readonly conversation: ConversationDetail
}

/** Contact buttons and call logging. Where the page scrolls, they are fixed to the bottom. */
const ContactActions = ({ conversation, actions, isTwoPane }: ContactActionsProps) => {
  const { id, phone, email } = conversation
  const mayUpdate = useMay()('lead.update')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const idempotencyKey = useRef(crypto.randomUUID())
  const logCall = (outcome: (typeof callOutcomes)[number]['outcome']) => {
    setAnchor(null)
    actions.call.mutate(
      { id, outcome, key: idempotencyKey.current },
      {
        onSuccess: () => {
          idempotencyKey.current = crypto.randomUUID()
        },
      },
    )
  }
  const callButton = (
    <Button
      variant="contained"
      href={`tel:${phone.replace(/\s/g, '')}`}
      startIcon={<PhoneIcon />}
      onClick={(event) => mayUpdate && setAnchor(event.currentTarget)}
    >
      Call {formatPhone(phone) || phone}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {phone && (isTwoPane || !mayUpdate) && callButton}
      {phone && mayUpdate && (
        <Button variant="outlined" color="inherit" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          Log a call
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {callOutcomes.map(({ outcome, label }) => (
          <MenuItem key={outcome} onClick={() => logCall(outcome)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {email && (
        <Button
          variant="outlined"
          color="inherit"
          href={`mailto:${email}`}
          startIcon={<MailIcon />}
          sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {email}
        </Button>
      )}
      {!isTwoPane && mayUpdate && (
        <Box className="bottom-bar" sx={bottomBar}>
          {/* Focused fields and the newest entry stay above the fixed buttons; snackbars are at the top, to cover no message. */}
          <GlobalStyles
            styles={{
              html: { scrollPaddingBottom: bottomBarHeight },
              // While a message is written, the bar would cover it.
              'article:has(form:focus-within) .bottom-bar': { display: 'none' },
              '.MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter': { bottom: 'auto', top: 'calc(64px + env(safe-area-inset-top))' },
            }}
          />
          {phone && callButton}
          <Button variant="outlined" color="inherit" onClick={() => document.getElementById('composer')?.focus()}>
            Reply
          </Button>
        </Box>
      )}
      {!phone && !email && (
        <Typography variant="body2" color="text.secondary">
          They left no phone number or email address.
        </Typography>
      )}
    </Box>
  )
}

/** Opens a file of a conversation. */
const useOpenFile = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fileId: string) =>
      queries.fetchQuery(api.inbox.file.queryOptions({ id, fileId }, { staleTime: 0, gcTime: 0, retry: false })),
    onSuccess: ({ name, contentType, data }) =>
      saveFile(
        name,
        contentType,
        Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
      ),
  })
}

/** Splits an entry off a conversation, and merges another conversation into it; both can be undone. */
const createSplitAndMerge = (id: string, actions: Props['actions']) => ({
  split: (entryId: string) =>
    actions.split.mutate(
      { id, entryIds: [entryId] },
      {
        onSuccess: (other) =>
          actions.notifyUndo('It is now a separate conversation.', () => actions.merge.mutate({ id, otherId: other.id })),
      },
    ),
  merge: (otherId: string) =>
    actions.merge.mutate(
      { id, otherId },
      {
        onSuccess: ({ entryIds }) =>
          actions.notifyUndo('The conversations are merged.', () => actions.split.mutate({ id, entryIds: [...entryIds] })),
      },
    ),
})

const SpamAlert = ({ conversation: { id, revision }, actions }: { readonly conversation: ConversationDetail } & Pick<Props, 'actions'>) => (
  <Alert
    severity="warning"
    action={
      <Button
        color="inherit"
        disabled={actions.change.isPending}
        onClick={() =>
          actions.change.mutate(
            { id, expectedRevision: revision, change: { kind: 'stage', stage: 'new' } },
            { onSuccess: actions.notifyWithUndo('It is back in the inbox.') },
          )
        }
      >
        Not spam
      </Button>
    }
  >
    This looks like spam. No reply needed.
  </Alert>
)

/** The most that leave room for the conversation on a phone. */
const maxEnquiredCars = 3

const EnquiredCars = ({ conversation }: { readonly conversation: ConversationDetail }) => {
  const cars = enquiredCars(conversation).slice(0, maxEnquiredCars)
  if (cars.length === 0) return null
  return (
    <Box component="ul" aria-label="Cars they asked about" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {cars.map((car) => (
        <Typography key={car.id} component="li" variant="body2">
          <NamedCar text={car.name} car={car} />
        </Typography>
      ))}
    </Box>
  )
}

const Conversation = ({
  conversation,
  actions,
  isTwoPane,
  onOpen,
  onErased,
}: { readonly conversation: ConversationDetail } & Omit<Props, 'id'>) => {
  const may = useMay()
  const mayUpdate = may('lead.update')
  const { id, stage, lostReason, waitsSince, timeline, alike, locationName, source, erasedAt } = conversation
  const [{ car: fromCarId }] = useInboxFilters()
  const reason = waitReason(conversation)
  const openFile = useOpenFile(id)
  const splittable = timeline.filter(({ kind }) => kind === 'lead' || kind === 'booking' || kind === 'reservation')
  const { split, merge } = createSplitAndMerge(id, actions)
  // Scrolls to the newest entry on opening and whenever one arrives.
  const timelineList = useRef<HTMLOListElement>(null)
  const lastId = timeline.at(-1)?.id
  useEffect(() => {
    const list = timelineList.current
    if (lastId === undefined || !list) return
    if (!isTwoPane) {
      list.lastElementChild?.scrollIntoView({ block: 'end' })
      return
    }
    const scrollToEnd = () => list.scrollTo({ top: list.scrollHeight })
    scrollToEnd()
    // The composer resizes the list when it expands.
    const resized = new ResizeObserver(scrollToEnd)
    resized.observe(list)
    return () => resized.disconnect()
  }, [isTwoPane, lastId])
  return (
    <Card
      component="article"
      aria-labelledby="conversation-name"
      sx={{
        ...{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 2.5 }, minWidth: 0 },
        // A sticky heading needs the page as its scroll container.
        ...(isTwoPane ? { height: 'calc(100dvh - 168px)', minHeight: 520 } : { overflow: 'visible' }),
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, ...(!isTwoPane && { display: 'contents' }) }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', ...(!isTwoPane && stickyHeading) }}>
          <Typography id="conversation-name" variant="h2" noWrap={!isTwoPane} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {shopperDisplayName(conversation)}
          </Typography>
          {isTwoPane || !mayUpdate ? (
            <StatusPill tone={leadStatuses[stage].tone}>{leadStatuses[stage].text}</StatusPill>
          ) : (
            <StageField conversation={conversation} actions={actions} fromCarId={fromCarId} />
          )}
          {may('lead.erase') && <PersonMenu id={id} name={shopperDisplayName(conversation)} onErased={onErased} />}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {waitsSince ? (
            <>
              {reason === null ? 'Waiting for a reply' : `Waiting for a reply to their ${reason}`}. Got in touch <Ago at={waitsSince} />
            </>
          ) : (
            [lostReason, locationName, source].filter(Boolean).join(' · ') || 'No reply needed'
          )}
          {erasedAt !== null && ` · Will be erased on ${formatDate(erasedAt.slice(0, 10))} if there is no further activity`}
        </Typography>
        <EnquiredCars conversation={conversation} />
      </Box>
      <ContactActions conversation={conversation} actions={actions} isTwoPane={isTwoPane} />
      {mayUpdate && <WorkBar conversation={conversation} actions={actions} showsStage={isTwoPane} />}
      {may('reservation.read') && <PersonPayments conversationId={id} />}
      <KnownCustomers customers={conversation.customers} />
      <PersonCars conversation={conversation} isTwoPane={isTwoPane} />
      {mayUpdate && stage === 'spam' && <SpamAlert conversation={conversation} actions={actions} />}
      {mayUpdate &&
        alike.map((other) => (
          <Alert
            key={other.id}
            severity="info"
            action={
              <>
                <Button color="inherit" onClick={() => onOpen(other.id)}>
                  View
                </Button>
                <Button color="inherit" onClick={() => merge(other.id)} disabled={actions.merge.isPending}>
                  Merge
                </Button>
              </>
            }
          >
            {other.isNumber
              ? `Same number as ${other.name || 'someone without a name'}. Merge them only if it is one person.`
              : `${other.name || 'Someone'} wrote from ${other.sharedContact} too. Is it the same person?`}
          </Alert>
        ))}
      <Box
        component="ol"
        ref={timelineList}
        aria-label="Activity"
        {...(isTwoPane && { tabIndex: 0 })}
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, minWidth: 0, alignContent: 'start' },
          ...(isTwoPane && { flex: 1, minHeight: 120, overflowY: 'auto', mx: -2.5, px: 2.5 }),
        }}
      >
        {timeline.map((entry) => (
          <TimelineEntry
            key={entry.id}
            entry={entry}
            cars={conversation.namedCars}
            showsCarNow={timeline.findLast(({ carId }) => carId === entry.carId) === entry}
            onFile={(fileId) => openFile.mutate(fileId)}
            onSplit={mayUpdate && splittable.length > 1 && splittable.includes(entry) ? () => split(entry.id) : null}
          />
        ))}
      </Box>
      {mayUpdate && <Composer key={id} conversation={conversation} actions={actions} />}
    </Card>
  )
}

/** A conversation: contact details, state and timeline. Opening it marks it as read. */
export const ConversationPane = ({ id, actions, isTwoPane, onOpen, onErased }: Props) => {
  const { data, error, refetch } = useQuery(api.inbox.getOne.queryOptions({ id }, { refetchInterval: 10_000 }))
  const { mutate: markRead } = actions.read
  const isLoaded = data !== undefined
  const unreadAt = data?.unread ? data.lastAt : null
  // Marks as read on opening, and for entries that arrive while it is open.
  useEffect(() => {
    if (isLoaded || unreadAt !== null) markRead({ id })
  }, [isLoaded, unreadAt, id, markRead])
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton />
  return <Conversation conversation={data} actions={actions} isTwoPane={isTwoPane} onOpen={onOpen} onErased={onErased} />
}
