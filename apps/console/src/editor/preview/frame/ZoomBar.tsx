import RotateIcon from '@mui/icons-material/ScreenRotation'
import { Box, FormControl, IconButton, MenuItem, Select, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useEditorView, useTools } from '../../session/ToolsContext'
import type { FrameSize } from './frameSize'

const zooms = [0.25, 0.5, 0.75, 1, 1.25] as const
const percent = (share: number) => `${Math.round(share * 100)}%`

interface Props {
  readonly size: FrameSize
  /** More content of the bar. */
  readonly children: ReactNode
}

/** The bar beneath the preview: size, rotation and zoom. */
export const ZoomBar = ({ size, children }: Props) => {
  const { editorView } = useTools()
  const { zoom, rotated } = useEditorView((state) => state.viewport)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 38,
        px: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 12.5,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="output" aria-label="Size of the screen" aria-live="off" sx={{ whiteSpace: 'nowrap' }}>
        {Math.round(size.width)} × {Math.round(size.height)}
      </Box>
      {size.canRotate && (
        <Tooltip title={rotated ? 'Rotate to portrait' : 'Rotate the screen'}>
          <IconButton
            size="small"
            aria-label="Rotate the screen"
            aria-pressed={rotated}
            onClick={() => editorView.setViewport({ rotated: !rotated })}
          >
            <RotateIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
      <FormControl size="small" variant="standard">
        <Select
          value={zoom}
          onChange={({ target }) => editorView.setViewport({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })}
          disableUnderline
          renderValue={(value) => (value === 'fit' ? `Fit, ${percent(size.scale)}` : percent(Number(value)))}
          inputProps={{ 'aria-label': 'Zoom of the preview' }}
          sx={{ fontSize: 12.5, color: 'inherit', '& .MuiSelect-select': { py: 0.5, pl: 1, borderRadius: '6px' } }}
        >
          <MenuItem dense value="fit">
            Fit to window
          </MenuItem>
          {zooms.map((each) => (
            <MenuItem key={each} dense value={each}>
              {percent(each)}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  )
}
