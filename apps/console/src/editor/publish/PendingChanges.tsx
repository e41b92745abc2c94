import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Typography } from '@mui/material'
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

/** What publishing changes, in words. */
export const PendingChanges = ({ changes, version, hasErrors, onOpen }: Props) => {
  if (changes === null) return <Typography>This is the first time this site goes live.</Typography>
  if (changes.length > 0)
    return (
      <Box>
        <Typography sx={{ fontWeight: 620, mb: 1 }}>
          {formatCount(changes.length, 'change', 'changes')} since version {version}
        </Typography>
        <ChangeList changes={changes} onOpen={onOpen} />
      </Box>
    )
  return hasErrors ? null : <Typography color="text.secondary">The draft is the same as version {version}, which is live.</Typography>
}
