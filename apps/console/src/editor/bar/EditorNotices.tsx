import { Box } from '@mui/material'
import { OthersSaved } from '../presence/PresenceAvatars'
import { LocationDraftsBanner } from '../publish/WaitingLocations'
import { RequestBanner } from '../requests/RequestBanner'
import { OutcomeBanner, ScheduleBanner } from '../schedule/ScheduleBanner'
import { useSession } from '../session/SessionContext'
import { catchUpWith } from '../session/useCatchingUp'
import { RefusedNotice } from './RefusedNotice'

/** Notices about the whole site that need an action, beneath the bar. */
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
