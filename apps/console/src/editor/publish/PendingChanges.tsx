import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ChangeList } from '../../parts/changes/ChangeList'
import { formatCount } from '../../parts/formatCount'

interface Props {
  /** Null before the site is live for the first time. */
  readonly changes: readonly ConfigChange[] | null
  readonly version: number | null
  /** Mistakes in the draft: with them it isn't the same as what is live, even where nothing else changes. */
  readonly hasErrors: boolean
  readonly onOpen: (pointer: string) => void
}

/** So many are read at a glance; what is asked beneath them stays in sight. */
const shownAtFirst = 12

/** What publishing changes, in words; of many the first, and the others when asked for. */
export const PendingChanges = ({ changes, version, hasErrors, onOpen }: Props) => {
  const [showsAll, setShowsAll] = useState(false)
  if (changes === null) return <Typography>This is the first time this site goes live.</Typography>
  const isLong = !showsAll && changes.length > shownAtFirst
  if (changes.length > 0)
    return (
      <Box>
        <Typography sx={{ fontWeight: 620, mb: 1 }}>
          {formatCount(changes.length, 'change', 'changes')} since version {version}
        </Typography>
        <ChangeList changes={isLong ? changes.slice(0, shownAtFirst) : changes} onOpen={onOpen} />
        {isLong && (
          <Button color="inherit" variant="outlined" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
            Show all {changes.length} changes
          </Button>
        )}
      </Box>
    )
  return hasErrors ? null : <Typography color="text.secondary">The draft is the same as version {version}, which is live.</Typography>
}
