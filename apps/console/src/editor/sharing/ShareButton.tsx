import ShareIcon from '@mui/icons-material/IosShare'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useSession } from '../session/SessionContext'
import { ShareDialog } from './ShareDialog'

/** The way to show the draft to somebody without an account. */
export const ShareButton = () => {
  const { can } = useSession().editing
  const [open, setOpen] = useState(false)
  if (!can.share) return null
  return (
    <>
      <Tooltip title="Share the draft">
        <IconButton aria-label="Share the draft" onClick={() => setOpen(true)} size="small">
          <ShareIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  )
}
