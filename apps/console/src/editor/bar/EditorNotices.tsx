import { Box } from '@mui/material'
import { OthersSaved } from '../presence/OthersSaved'
import { ScheduleBanner } from '../schedule/ScheduleBanner'

/** What concerns the whole site and waits for a person: beneath the bar, and only when there is something. */
export const EditorNotices = () => (
  <Box aria-live="polite" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
    <ScheduleBanner />
    <OthersSaved />
  </Box>
)
