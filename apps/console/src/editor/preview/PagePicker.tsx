import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Button, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { previewPlaces } from '../../preview/previewPlaces'
import { useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'

const groups = ['Main pages', 'Content pages'] as const

/** Everywhere the preview can go. */
export const PagePicker = () => {
  const session = useSession()
  const { showPage } = useTools()
  const { page, address } = usePreviewBrowser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const places = anchor ? previewPlaces(session.state().config, page) : []
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 32 }}
      >
        Pages
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 480, minWidth: 220 } } }}
      >
        {groups.flatMap((group) => [
          <ListSubheader key={group} sx={{ lineHeight: '32px', fontSize: 12, bgcolor: 'background.paper' }}>
            {group}
          </ListSubheader>,
          ...places
            .filter((place) => place.group === group)
            .map(({ label, path }) => (
              <MenuItem
                key={`${label} ${path}`}
                dense
                selected={path === address.path}
                onClick={() => {
                  setAnchor(null)
                  showPage(path)
                }}
              >
                {label}
              </MenuItem>
            )),
        ])}
      </Menu>
    </>
  )
}
