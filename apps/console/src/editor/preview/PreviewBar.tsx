import BackIcon from '@mui/icons-material/ArrowBack'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import ReloadIcon from '@mui/icons-material/Refresh'
import { Box, IconButton, LinearProgress, Tooltip } from '@mui/material'
import { DeviceSwitch } from '../bar/DeviceSwitch'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { AddressField } from './AddressField'
import { ExampleMenu } from './example/ExampleMenu'
import { InspectButtons } from './inspect/InspectButtons'
import { PagePicker } from './PagePicker'
import { TimeButton } from './time/TimeButton'
import { VisitorMenu } from './VisitorMenu'

/** Browsing inside the preview. */
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
      <Tooltip title="Load the page’s data again">
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
