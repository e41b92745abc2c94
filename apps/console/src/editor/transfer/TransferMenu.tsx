import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import HistoryIcon from '@mui/icons-material/History'
import ShareIcon from '@mui/icons-material/IosShare'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { useLivePageAddress } from '../preview/useLivePageAddress'
import { useSession } from '../session/SessionContext'
import { downloadConfig } from './downloadConfig'
import { ImportDialog } from './ImportDialog'

interface Props {
  readonly onHistory: () => void
  /** Left out for those who may not share. */
  readonly onShare?: () => void
}

/** Where there is no room for them in the bar. */
const narrowOnly = { display: { sm: 'none' } } as const

/** What is done to a site's settings as a whole. */
export const TransferMenu = ({ onHistory, onShare }: Props) => {
  const session = useSession()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [imports, setImports] = useState(false)
  const { can } = session.editing
  const liveAddress = useLivePageAddress()
  const download = () => {
    setAnchor(null)
    downloadConfig(session).catch((error: unknown) => notify(callError(error).message, { type: 'error' }))
  }
  return (
    <>
      <Tooltip title="More">
        <IconButton aria-label="More" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)} size="small">
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          sx={narrowOnly}
          onClick={() => {
            setAnchor(null)
            onHistory()
          }}
        >
          <ListItemIcon>
            <HistoryIcon fontSize="small" />
          </ListItemIcon>
          History
        </MenuItem>
        {onShare && (
          <MenuItem
            sx={narrowOnly}
            onClick={() => {
              setAnchor(null)
              onShare()
            }}
          >
            <ListItemIcon>
              <ShareIcon fontSize="small" />
            </ListItemIcon>
            Share the draft
          </MenuItem>
        )}
        {liveAddress !== '' && (
          <MenuItem component="a" href={markOwnVisit(liveAddress)} target="_blank" rel="noreferrer" onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <OpenIcon fontSize="small" />
            </ListItemIcon>
            View site
          </MenuItem>
        )}
        <MenuItem onClick={download}>
          <ListItemIcon>
            <DownloadIcon fontSize="small" />
          </ListItemIcon>
          Download the settings
        </MenuItem>
        <MenuItem
          disabled={!can.edit}
          onClick={() => {
            setAnchor(null)
            setImports(true)
          }}
        >
          <ListItemIcon>
            <UploadIcon fontSize="small" />
          </ListItemIcon>
          Import settings
        </MenuItem>
      </Menu>
      {imports && <ImportDialog onClose={() => setImports(false)} />}
    </>
  )
}
