import { Box } from '@mui/material'
import { OthersSaved } from '../presence/OthersSaved'
import { LocationDraftsBanner } from '../publish/LocationDraftsBanner'
import { RequestBanner } from '../requests/RequestBanner'
import { OutcomeBanner } from '../schedule/OutcomeBanner'
import { ScheduleBanner } from '../schedule/ScheduleBanner'
import { catchUpWith } from '../session/catchUpWith'
import { useSession } from '../session/SessionContext'
import { RefusedNotice } from './RefusedNotice'

/** What concerns the whole site and waits for a person: beneath the bar, and only when there is something. */
export const EditorNotices = () => {
  const session = useSession()
  return (
    <Box aria-live="polite" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <RefusedNotice />
      <RequestBanner />
      <ScheduleBanner />
      <OutcomeBanner />
      <LocationDraftsBanner />
      <OthersSaved onShow={() => catchUpWith(session)} />
    </Box>
  )
}
