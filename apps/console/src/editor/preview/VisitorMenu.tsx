import VisitorIcon from '@mui/icons-material/PersonOutline'
import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { newVisitor, type VisitorKind, visitorKinds } from '../../preview/PreviewVisitor'
import { pageCars } from '../../preview/previewPlaces'
import { returningVisitor } from '../../preview/returningVisitor'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'

const kinds = Object.entries(visitorKinds) as [VisitorKind, (typeof visitorKinds)[VisitorKind]][]

/** Who looks at the site: somebody new, or somebody whose browser remembers it. */
export const VisitorMenu = () => {
  const { browser } = useTools()
  const { visitor } = usePreviewBrowser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const show = async (kind: VisitorKind) => {
    setAnchor(null)
    if (kind === 'new') return browser.showTo(newVisitor)
    const { data } = await browser.peek({ path: '/search', query: '' }).catch(() => ({ data: null }))
    browser.showTo(returningVisitor(pageCars({ data })))
  }
  const { label } = visitorKinds[visitor.kind]
  return (
    <>
      <Tooltip disableInteractive title={`Seen by: ${label}`}>
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-label={`Seen by: ${label}`}
          color={visitor.kind === 'new' ? 'default' : 'primary'}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <VisitorIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {kinds.map(([kind, { label: name, about }]) => (
          <MenuItem key={kind} dense selected={kind === visitor.kind} onClick={() => void show(kind)}>
            <ListItemText primary={name} secondary={about} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
