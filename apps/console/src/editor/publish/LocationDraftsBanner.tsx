import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { Alert, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { noticeBar } from '../bar/noticeBar'
import { useWaitingLocations } from './useWaitingLocations'

/** Says that the preview shows locations as their drafts have them, not as shoppers see them. */
export const LocationDraftsBanner = () => {
  const waiting = useWaitingLocations()
  const [first, ...others] = waiting
  if (!first) return null
  return (
    <Alert
      severity="info"
      icon={<PlaceIcon fontSize="small" />}
      sx={noticeBar}
      action={
        <Button component={LinkBase} to={others.length === 0 ? `/locations/${first.id}` : '/locations'} color="inherit">
          Look at {others.length === 0 ? 'it' : 'them'}
        </Button>
      }
    >
      {others.length === 0 ? `${first.name} has` : `${waiting.length} locations have`} changes that are not live. The preview shows them.
    </Alert>
  )
}
