import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { Box, Typography } from '@mui/material'
import { ProblemList } from '../../parts/changes/ProblemList'
import { groupWarnings } from './groupWarnings'

interface Props {
  readonly warnings: readonly ConfigProblem[]
  readonly onOpen?: (pointer: string) => void
}

/** What does not stand in the way of publishing, but deserves a look first. */
export const Warnings = ({ warnings, onOpen }: Props) => {
  if (warnings.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 620 }}>Worth a look, though it need not wait</Typography>
      {groupWarnings(warnings).map(({ heading, problems }) => (
        <Box key={heading}>
          <Typography component="h3" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary', px: 0.75 }}>
            {heading}
          </Typography>
          <ProblemList problems={problems} onOpen={onOpen} />
        </Box>
      ))}
    </Box>
  )
}
