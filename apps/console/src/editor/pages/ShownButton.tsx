import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibleIcon from '@mui/icons-material/VisibilityOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useSession } from '../session/SessionContext'

/** Shows or hides a page or block. */
export const ShownButton = ({ pointer, name, shown }: { readonly pointer: string; readonly name: string; readonly shown: boolean }) => {
  const session = useSession()
  return (
    <Tooltip title={shown ? 'Hide' : 'Show'}>
      <IconButton aria-label={`${shown ? 'Hide' : 'Show'} ${name}`} onClick={() => session.set(joinPointer(pointer, 'shown'), !shown)}>
        {shown ? <VisibleIcon sx={{ fontSize: 18 }} /> : <HiddenIcon sx={{ fontSize: 18 }} />}
      </IconButton>
    </Tooltip>
  )
}
