import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { layerKindName } from '../../layers/layerKindName'
import { ThemeToggle } from '../../parts/ThemeToggle'
import { barStyle } from '../bar/barStyle'
import { DeviceSwitch } from '../bar/DeviceSwitch'
import { SaveStatus } from '../bar/SaveStatus'
import { UndoButtons } from '../bar/UndoButtons'
import { PresenceAvatars } from '../presence/PresenceAvatars'
import type { LayerForEditing } from './openLayerSession'
import { ReleaseButton } from './ReleaseButton'

interface Props {
  readonly opened: LayerForEditing
  readonly onReleased: () => void
}

/** What concerns the layer as a whole: where one is, whether it is saved, and releasing. */
export const LayerBar = ({ opened, onReleased }: Props) => {
  const { id, revision, released } = opened.layer
  return (
    <Box component="header" sx={barStyle}>
      <Tooltip title="Back to the layer">
        <IconButton component={LinkBase} to={`/layers/${id}`} aria-label="Back to the layer" size="small">
          <BackIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{ minWidth: 0, display: 'grid', flex: 1 }}>
        <Typography component="h1" variant="h3" noWrap sx={{ lineHeight: 1.25 }}>
          {released.name}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, ml: 1, display: { xs: 'none', sm: 'inline' } }}>
            {layerKindName[released.kind]}, revision {revision}
          </Box>
        </Typography>
        <SaveStatus />
      </Box>
      <PresenceAvatars />
      <UndoButtons />
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'flex' }, justifyContent: 'center' }}>
        <DeviceSwitch />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <ThemeToggle />
      </Box>
      <ReleaseButton opened={opened} onReleased={onReleased} />
    </Box>
  )
}
