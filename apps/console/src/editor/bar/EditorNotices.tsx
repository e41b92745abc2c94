import { Box } from '@mui/material'
import { OthersSaved } from '../presence/PresenceAvatars'
import { LocationDraftsBanner } from '../publish/WaitingLocations'
import { RequestBanner } from '../requests/RequestBanner'
import { OutcomeBanner, ScheduleBanner } from '../schedule/ScheduleBanner'
import { useSession } from '../session/SessionContext'
import { catchUpWith } from '../session/useCatchingUp'
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
