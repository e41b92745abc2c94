import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, Drawer, IconButton, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { CompareVersions } from './CompareVersions'
import { comparedPair } from './comparedPair'
import { DraftRow } from './DraftRow'
import { ScheduledList } from './ScheduledList'
import type { ComparedTo } from './useVersionComparison'
import { useVersions } from './useVersions'
import { VersionRow } from './VersionRow'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const History = ({ onClose }: { readonly onClose: () => void }) => {
  const { versions, hasOlder, loadingOlder, failure, reload, message, loadOlder, roll, restore, view } = useVersions(onClose)
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
        <Notice title="Nothing published yet" text="Each time this site is published, the version is kept here." />
      ) : (
        <>
          {pair ? (
            <CompareVersions from={pair.from} to={pair.to} onClose={() => setCompared([])} />
          ) : (
            <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
              {compared.length === 0 ? 'Tick two to compare them.' : 'Tick another to compare it with.'}
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
                onRollBack={() => void roll(version.number)}
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

/** Every version that was ever live, newest first. */
export const HistoryDrawer = ({ open, onClose }: Props) => (
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
