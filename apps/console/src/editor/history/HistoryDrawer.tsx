import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Drawer, IconButton, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { Notice } from '../../admin/parts/Notice'
import { PageError } from '../../admin/parts/PageError'
import { CompareVersions } from './CompareVersions'
import { useVersions } from './useVersions'
import { VersionRow } from './VersionRow'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const History = ({ onClose }: { readonly onClose: () => void }) => {
  const { versions, failure, reload, message, roll, restore, view } = useVersions(onClose)
  const [compared, setCompared] = useState<readonly number[]>([])
  const [older, newer] = compared.toSorted((a, b) => a - b)
  const choose = (number: number) =>
    setCompared((before) => (before.includes(number) ? before.filter((each) => each !== number) : [...before, number].slice(-2)))

  if (failure) return <PageError message={failure} onRetry={reload} />
  if (!versions)
    return (
      <Box aria-busy="true" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Box>
    )
  if (versions.length === 0)
    return <Notice title="Nothing published yet" text="Each time this site is published, the version is kept here." />
  return (
    <Box sx={{ overflowY: 'auto', flex: 1 }}>
      <Box aria-live="polite">{message && <Alert severity={message.severity}>{message.text}</Alert>}</Box>
      {older !== undefined && newer !== undefined ? (
        <CompareVersions from={older} to={newer} onClose={() => setCompared([])} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
          {older === undefined ? 'Tick two versions to compare them.' : 'Tick another version to compare it with.'}
        </Typography>
      )}
      <Box component="ol" aria-label="Versions" sx={{ listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 0.5 }}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            compared={compared.includes(version.number)}
            onCompare={() => choose(version.number)}
            onView={() => void view(version.number)}
            onRollBack={() => roll(version.number)}
            onRestore={() => restore(version.number)}
          />
        ))}
      </Box>
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
