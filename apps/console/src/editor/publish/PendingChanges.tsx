import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ChangeList } from '../../parts/changes/ChangeList'
import { formatCount } from '../../parts/formatCount'

interface Props {
  /** Null before the first publication. */
  readonly changes: readonly ConfigChange[] | null
  readonly version: number | null
  /** The draft has errors: it differs from what is live even without other changes. */
  readonly hasErrors: boolean
  readonly onOpen: (pointer: string) => void
}

/** Limits the list, so that the controls beneath it stay in view. */
const shownAtFirst = 12

/** The changes to publish, as text; a long list is cut until expanded. */
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
