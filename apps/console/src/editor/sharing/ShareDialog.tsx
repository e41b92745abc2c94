import type { ShareLink } from '@forecourt/data/publishing/sharing/createShareLink'
import { formatMoment, zoneName } from '@forecourt/rules/format/formatDate'
import CopyIcon from '@mui/icons-material/ContentCopy'
import DoneIcon from '@mui/icons-material/Done'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  OutlinedInput,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { roomyDialog } from '../bar/roomyDialog'
import { nextMorning, parseWhen } from '../schedule/parseWhen'
import { useEditor, useSession } from '../session/SessionContext'
import { usePreviewBrowser } from '../session/ToolsContext'
import { shownTimes } from './shownTimes'

/** The lifetimes of a share link. */
const shareDays = [
  { days: 1, label: 'A day' },
  { days: 7, label: 'A week' },
  { days: 30, label: '30 days' },
] as const

/** The share links of the draft: loads, creates and revokes them. */
const useShareLinks = () => {
  const siteId = useSession().editing.site.id
  const { data, error, refetch } = useQuery(api.sharing.list.queryOptions({ siteId }, { staleTime: 0 }))
  const onSuccess = () => refetch()
  const creation = useMutation(api.sharing.create.mutationOptions({ onSuccess }))
  const revocation = useMutation(api.sharing.revoke.mutationOptions({ onSuccess }))
  const failure = creation.error ?? revocation.error ?? error
  return {
    links: data?.links ?? null,
    failure: failure && callError(failure).message,
    working: creation.isPending || revocation.isPending,
    /** Resolves to the address of the new link, which can't be shown again; to null after an error, which is in `failure`. */
    create: async (label: string, days: 1 | 7 | 30, shownAt: string | null) => {
      revocation.reset()
      return creation.mutateAsync({ siteId, label, days, shownAt }).then(
        ({ address }) => address,
        () => null,
      )
    },
    revoke: (id: string) => {
      creation.reset()
      revocation.mutate({ siteId, id })
    },
  }
}

/** A new share link to copy: its address is shown only once. */
const NewLink = ({ address }: { readonly address: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The field can be selected and copied by hand.
      setCopied(false)
    }
  }
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      Copy this link now. You won’t see it again.
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, gap: 1, mt: 1 }}>
        <OutlinedInput
          readOnly
          size="small"
          fullWidth
          value={address}
          onFocus={(event) => event.target.select()}
          inputProps={{ 'aria-label': 'Link to the draft' }}
        />
        <Button variant="contained" startIcon={copied ? <DoneIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </Box>
    </Alert>
  )
}

interface Props {
  readonly link: ShareLink
  readonly timeZone: string
  readonly disabled: boolean
  readonly onRevoke: () => void
}

const openedText = (opened: number) => (opened === 1 ? 'opened once' : `opened ${opened} times`)

/** One share link: its label, expiry and visits. */
const ShareLinkRow = ({ link, timeZone, disabled, onRevoke }: Props) => {
  const { label, author, createdAt, expiresAt, shownAt, revokedAt, opened, lastOpenedAt } = link
  const now = new Date().toISOString()
  const isOpen = revokedAt === null && expiresAt > now
  const name = label || 'Unnamed link'
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{name}</Typography>
          {!isOpen && <StatusPill tone="quiet">{revokedAt === null ? 'Expired' : 'Revoked'}</StatusPill>}
        </Box>
        <Typography variant="caption" color="text.secondary" component="p">
          {author}, <Ago at={createdAt} />
          {shownAt !== null && ` · shows the site as on ${formatMoment(shownAt, timeZone, now)}`}
          {isOpen && ` · until ${formatMoment(expiresAt, timeZone, now)}`}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {lastOpenedAt === null ? (
            'not opened yet'
          ) : (
            <>
              {openedText(opened)}, last <Ago at={lastOpenedAt} />
            </>
          )}
        </Typography>
      </Box>
      {isOpen && (
        <Button color="error" aria-label={`Revoke ${name}`} disabled={disabled} onClick={onRevoke} sx={{ minHeight: 44 }}>
          Revoke
        </Button>
      )}
    </Box>
  )
}

const maxLabelLength = 80

/** The values of the select that aren't instants. */
const asOpened = 'opened'
const another = 'another'

/** Chooses the time as on which the link shows the site: a suggested one, another one, or that of each visit. */
const useShownTime = () => {
  const { editing } = useSession()
  const { simulatedTime } = usePreviewBrowser()
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const publishAt = useEditor((state) => state.schedule?.publishAt ?? null)
  const [now] = useState(() => new Date().toISOString())
  const { data } = useQuery(
    api.offers.getList.queryOptions(
      { filter: { state: 'upcoming', siteId: editing.site.id }, page: 1, perPage: 25 },
      { enabled: editing.can.readOffers === true, retry: false },
    ),
  )
  const times = shownTimes({ simulatedTime, publishAt, offers: data?.data ?? [], timeZone, now })
  const [chosen, setChosen] = useState<string | null>(null)
  const [entered, setEntered] = useState(() => nextMorning(timeZone, now))
  const planned = times.find(({ instant }) => instant === simulatedTime || instant === publishAt)
  const value = chosen ?? planned?.instant ?? asOpened
  const other = parseWhen(entered, { site: timeZone, reader: timeZone }, now)
  const isOther = value === another
  return {
    shownAt: value === asOpened ? null : isOther ? other.publishAt : value,
    problem: isOther ? other.problem : null,
    fields: (
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: isOther ? { xs: '1fr', sm: '1fr 150px 120px' } : '1fr' }}>
        <TextField
          select
          label="Show the site as on"
          value={value}
          onChange={({ target }) => setChosen(target.value)}
          error={isOther && other.problem !== null}
          helperText={(isOther && other.problem) || 'With the offers, banners and news that are live at that time.'}
        >
          <MenuItem value={asOpened}>The time it is opened</MenuItem>
          {times.map(({ instant, label }) => (
            <MenuItem key={instant} value={instant} sx={{ whiteSpace: 'normal' }}>
              {label}
            </MenuItem>
          ))}
          <MenuItem value={another}>Another time…</MenuItem>
        </TextField>
        {isOther && (
          <>
            <TextField
              type="date"
              label="Date"
              value={entered.date}
              onChange={({ target }) => setEntered({ ...entered, date: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              type="time"
              label={`Time in ${zoneName(timeZone)}`}
              value={entered.time}
              onChange={({ target }) => setEntered({ ...entered, time: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </>
        )}
      </Box>
    ),
  }
}

/** Share links that open the draft without an account: creates, lists and revokes them. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession()
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const { links, failure, working, create, revoke } = useShareLinks()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<1 | 7 | 30>(7)
  const [address, setAddress] = useState<string | null>(null)
  const shown = useShownTime()
  const createLink = async (event: FormEvent) => {
    event.preventDefault()
    if (shown.problem !== null) return
    await session.draft.flush()
    const newAddress = await create(label.trim(), days, shown.shownAt)
    if (newAddress === null) return
    setAddress(newAddress)
    setLabel('')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="share-title" slotProps={roomyDialog}>
      <DialogTitle id="share-title" sx={{ pb: 0.5, fontSize: 18, fontWeight: 660 }}>
        Share the draft
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">
          Anyone with the link sees the current draft of {session.editing.site.name} without an account. Forms don’t send anything, and
          search engines can’t find it.
        </Typography>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {address !== null && <NewLink key={address} address={address} />}
        <Box component="form" onSubmit={(event: FormEvent) => void createLink(event)} sx={{ display: 'grid', gap: 2, mt: 0.5 }}>
          {shown.fields}
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 130px auto' }, gap: 1.5, alignItems: 'center' }}>
            <TextField
              label="For whom"
              placeholder="For example the dealer principal"
              value={label}
              onChange={(event) => setLabel(event.target.value.slice(0, maxLabelLength))}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField select label="Valid for" value={days} onChange={(event) => setDays(Number(event.target.value) as 1 | 7 | 30)}>
              {shareDays.map((each) => (
                <MenuItem key={each.days} value={each.days}>
                  {each.label}
                </MenuItem>
              ))}
            </TextField>
            <Button type="submit" variant="contained" loading={working}>
              Create link
            </Button>
          </Box>
        </Box>
        {links === null && failure === null && <Skeleton variant="rounded" height={56} />}
        {links?.length === 0 && <Typography color="text.secondary">There are no links to this draft.</Typography>}
        {links && links.length > 0 && (
          <Box component="ul" aria-label="Links to this draft" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {links.map((link) => (
              <ShareLinkRow key={link.id} link={link} timeZone={timeZone} disabled={working} onRevoke={() => revoke(link.id)} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
