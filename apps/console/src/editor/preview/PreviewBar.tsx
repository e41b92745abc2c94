import BackIcon from '@mui/icons-material/ArrowBack'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import VisitorIcon from '@mui/icons-material/PersonOutline'
import ReloadIcon from '@mui/icons-material/Refresh'
import { Box, Button, IconButton, LinearProgress, ListItemText, ListSubheader, Menu, MenuItem, OutlinedInput, Tooltip } from '@mui/material'
import { useState } from 'react'
import { newVisitor, type VisitorKind, visitorKinds } from '../../preview/PreviewVisitor'
import { pageCars, pageChoices } from '../../preview/pageChoices'
import { returningVisitor } from '../../preview/returningVisitor'
import { DeviceSwitch } from '../bar/DeviceSwitch'
import { useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { ExampleMenu } from './example/ExampleMenu'
import { InspectButtons } from './inspect/InspectionContext'
import { parsePreviewPath } from './livePageAddress'
import { TimeButton } from './time/TimeButton'

const kinds = Object.entries(visitorKinds) as [VisitorKind, (typeof visitorKinds)[VisitorKind]][]

/** Chooses the visitor of the preview: a first visit, or a returning visitor. */
const VisitorMenu = () => {
  const { browser } = useTools()
  const { visitor } = usePreviewBrowser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const show = async (kind: VisitorKind) => {
    setAnchor(null)
    if (kind === 'new') return browser.setVisitor(newVisitor)
    const { data } = await browser.peek({ path: '/search', query: '' }).catch(() => ({ data: null }))
    browser.setVisitor(returningVisitor(pageCars({ data })))
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
        {kinds.map(([kind, { label: name, description }]) => (
          <MenuItem key={kind} dense selected={kind === visitor.kind} onClick={() => void show(kind)}>
            <ListItemText primary={name} secondary={description} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The path of the previewed page, as an input. */
const AddressField = () => {
  const { browser } = useTools()
  const { site } = useSession().editing
  const { address } = usePreviewBrowser()
  const [entered, setEntered] = useState<string | null>(null)
  const shown = `${address.path}${address.query === '' ? '' : `?${address.query}`}`
  const go = () => {
    if (entered !== null && entered !== shown) browser.go(parsePreviewPath(entered, site.hosts))
    setEntered(null)
  }
  return (
    <OutlinedInput
      size="small"
      value={entered ?? shown}
      onChange={(event) => setEntered(event.target.value)}
      onBlur={() => setEntered(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go()
        if (event.key === 'Escape') setEntered(null)
      }}
      inputProps={{ 'aria-label': 'Path of the page in the preview', spellCheck: false }}
      sx={{
        flex: { xs: '1 1 100%', lg: 1 },
        order: { xs: 1, lg: 0 },
        minWidth: 0,
        height: 32,
        '& input': { fontSize: 13, fontFamily: 'ui-monospace, monospace' },
      }}
    />
  )
}

const groups = ['Main pages', 'Content pages'] as const

/** All pages that the preview can open. */
const PagePicker = () => {
  const session = useSession()
  const { showPage } = useTools()
  const { page, address } = usePreviewBrowser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pages = anchor ? pageChoices(session.state().config, page) : []
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
          ...pages
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

/** The preview's browser bar. */
export const PreviewBar = () => {
  const { browser } = useTools()
  const { canGoBack, canGoForward, loading } = usePreviewBrowser()
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: { xs: 0.75, lg: 0 },
        minHeight: 46,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title="Back">
        <span>
          <IconButton size="small" aria-label="Back in the preview" disabled={!canGoBack} onClick={() => browser.move(-1)}>
            <BackIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Forward">
        <span>
          <IconButton size="small" aria-label="Forward in the preview" disabled={!canGoForward} onClick={() => browser.move(1)}>
            <ForwardIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Reload the page’s data">
        <IconButton size="small" aria-label="Reload the preview" onClick={() => browser.reload()}>
          <ReloadIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
      <AddressField />
      <PagePicker />
      <ExampleMenu />
      <VisitorMenu />
      <TimeButton />
      <InspectButtons />
      <Box sx={{ display: { md: 'none' } }}>
        <DeviceSwitch />
      </Box>
      {loading && <LinearProgress aria-label="Loading the page" sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />}
    </Box>
  )
}
