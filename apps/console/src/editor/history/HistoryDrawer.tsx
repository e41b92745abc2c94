import { formatMoment } from '@forecourt/rules/format/formatDate'
import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, Drawer, IconButton, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'
import { ChangeList } from '../../parts/changes/ChangeList'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { StatusPill } from '../../parts/StatusPill'
import { useEditor, useSession } from '../session/SessionContext'
import { comparedPair } from './comparedPair'
import { type ComparedTo, useVersionComparison } from './useVersionComparison'
import { useVersions } from './useVersions'
import { DraftRow, VersionRow } from './VersionRow'

interface CompareVersionsProps {
  readonly from: number
  readonly to: ComparedTo
  readonly onClose: () => void
}

/** The changes from one version to another, or to the draft, as text. */
const CompareVersions = ({ from, to, onClose }: CompareVersionsProps) => {
  const { changes, failure } = useVersionComparison(from, to)
  return (
    <Box sx={{ m: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: '10px' }} aria-live="polite">
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography sx={{ fontWeight: 650, flex: 1 }}>
          Version {from} → {to === 'draft' ? 'draft' : `version ${to}`}
        </Typography>
        <Button color="inherit" onClick={onClose}>
          Done
        </Button>
      </Box>
      {failure !== null && <Typography color="error">{failure}</Typography>}
      {changes === null && failure === null && <Skeleton variant="rounded" height={60} />}
      {changes?.length === 0 && <Typography color="text.secondary">No differences.</Typography>}
      {changes && <ChangeList changes={changes} />}
    </Box>
  )
}

const shown = 3

const pills = {
  waiting: { tone: 'waiting', label: 'Waiting' },
  refused: { tone: 'bad', label: 'Refused' },
  cancelled: { tone: 'quiet', label: 'Cancelled' },
} as const

/** Scheduled publications that wait, and recent ones that failed, with the reason. Successful ones are among the versions. */
const ScheduledList = () => {
  const siteId = useSession().editing.site.id
  const waiting = useEditor((state) => state.schedule)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const { data, refetch } = useQuery(api.schedules.list.queryOptions({ siteId }, { enabled: false }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a waiting publication may have been published.
  useEffect(() => void refetch(), [siteId, waiting])
  const settled = data?.settled ?? []
  const failed = settled.filter(({ status }) => status !== 'published').slice(0, shown)
  const all = waiting ? [waiting, ...failed] : failed
  if (all.length === 0) return null
  return (
    <Box component="section" aria-labelledby="scheduled-title" sx={{ px: 2, pt: 1.5 }}>
      <Typography id="scheduled-title" component="h3" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary' }}>
        Scheduled
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map(({ id, status, publishAt, author, note, message }) => {
          const pill = status === 'published' ? null : pills[status]
          return (
            <Box component="li" key={id} sx={{ py: 0.75 }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 620, fontSize: 13.5 }}>
                  {formatMoment(publishAt, timeZone, new Date().toISOString())}
                </Typography>
                {pill && <StatusPill tone={pill.tone}>{pill.label}</StatusPill>}
              </Box>
              <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {[author, note, message].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

interface HistoryDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

const History = ({ onClose }: { readonly onClose: () => void }) => {
  const { versions, hasOlder, loadingOlder, failure, reload, message, loadOlder, rollBack, restore, view } = useVersions(onClose)
  const [compared, setCompared] = useState<readonly ComparedTo[]>([])
  const pair = comparedPair(compared)
  const choose = (chosen: ComparedTo) =>
    setCompared((before) => (before.includes(chosen) ? before.filter((each) => each !== chosen) : [...before, chosen].slice(-2)))

  if (failure) return <PageError message={failure} onRetry={reload} />
  if (!versions)
    return (
      <Box aria-busy="true" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Box>
    )
  return (
    <Box sx={{ overflowY: 'auto', flex: 1 }}>
      <Box aria-live="polite">{message && <Alert severity={message.severity}>{message.text}</Alert>}</Box>
      <ScheduledList />
      {versions.length === 0 ? (
        <Notice title="Nothing published yet" text="Each published version of this site is kept here." />
      ) : (
        <>
          {pair ? (
            <CompareVersions from={pair.from} to={pair.to} onClose={() => setCompared([])} />
          ) : (
            <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
              {compared.length === 0 ? 'Select two versions to compare them.' : 'Select another version to compare.'}
            </Typography>
          )}
          <DraftRow compared={compared.includes('draft')} onCompare={() => choose('draft')} />
          <Box component="ol" aria-label="Versions" sx={{ listStyle: 'none', m: 0, p: 1, pt: 0.5, display: 'grid', gap: 0.5 }}>
            {versions.map((version) => (
              <VersionRow
                key={version.number}
                version={version}
                compared={compared.includes(version.number)}
                onCompare={() => choose(version.number)}
                onView={() => void view(version.number)}
                onRollBack={(reason) => rollBack(version.number, reason)}
                onRestore={() => void restore(version.number)}
              />
            ))}
          </Box>
          {hasOlder && (
            <Box sx={{ px: 2, pb: 2 }}>
              <Button fullWidth variant="outlined" loading={loadingOlder} onClick={() => void loadOlder()}>
                Show older versions
              </Button>
            </Box>
          )}
        </>
      )}
    </Box>
  )
}

/** Every published version, newest first. */
export const HistoryDrawer = ({ open, onClose }: HistoryDrawerProps) => (
  <Drawer
    anchor="right"
    open={open}
    onClose={onClose}
    slotProps={{ paper: { sx: { width: 'min(440px, 100vw)' }, 'aria-labelledby': 'history-title' } }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}>
      <Typography id="history-title" variant="h2" sx={{ flex: 1 }}>
        History
      </Typography>
      <IconButton aria-label="Close the history" onClick={onClose} size="small">
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
    {open && <History onClose={onClose} />}
  </Drawer>
)
