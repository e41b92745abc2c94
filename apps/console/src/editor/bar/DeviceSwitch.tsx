import DesktopIcon from '@mui/icons-material/DesktopWindows'
import PhoneIcon from '@mui/icons-material/Smartphone'
import TabletIcon from '@mui/icons-material/TabletMac'
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { devices } from '../session/createEditorView'
import { useEditorView, useTools } from '../session/ToolsContext'

const choices = [
  { device: 'phone', label: 'Phone', Icon: PhoneIcon },
  { device: 'tablet', label: 'Tablet', Icon: TabletIcon },
  { device: 'desktop', label: 'Desktop', Icon: DesktopIcon },
] as const

/** Switches the width of the preview. */
export const DeviceSwitch = () => {
  const { editorView } = useTools()
  const { device } = useEditorView((state) => state.viewport)
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={device}
      onChange={(_event, next) => next && editorView.showDevice(next)}
      aria-label="Preview width"
      sx={{ '& .MuiToggleButton-root': { px: 1.25, py: 0.5, border: 1, borderColor: 'divider' } }}
    >
      {choices.map(({ device: each, label, Icon }) => (
        <Tooltip key={each} title={`${label}, ${devices[each]} px`}>
          <ToggleButton value={each} aria-label={`${label}, ${devices[each]} pixels`}>
            <Icon sx={{ fontSize: 18 }} />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  )
}
