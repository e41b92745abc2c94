import { settingAt } from '@forecourt/schema/settingAt'
import { Box, Button, ButtonBase, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useEditor } from '../../session/SessionContext'
import { useEditorView, useTools } from '../../session/ToolsContext'
import { useInspected, useInspection } from './InspectionContext'

/** Every setting on the page, with links to its element and its field: the keyboard alternative to inspecting. */
export const PageSettings = () => {
  const { editorView } = useTools()
  const inspection = useInspection()
  const surveyed = useInspected((state) => state.surveyed)
  const { follows } = useEditorView((state) => state.viewport)
  const config = useDeferredValue(useEditor((state) => state.shown))
  const [entered, setEntered] = useState('')
  const searchText = entered.trim().toLowerCase()
  const rows = surveyed
    .map(({ pointer, count }) => ({ pointer, count, title: settingAt(pointer, config)?.where ?? pointer }))
    .filter(({ title }) => title.toLowerCase().includes(searchText))
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <TextField
        size="small"
        value={entered}
        onChange={(event) => setEntered(event.target.value)}
        placeholder="Find a setting of this page"
        slotProps={{ htmlInput: { 'aria-label': 'Find a setting of this page' } }}
      />
      <FormControlLabel
        control={<Switch size="small" checked={follows} onChange={(_event, on) => editorView.setViewport({ follows: on })} />}
        label="Scroll to the setting I am editing"
        slotProps={{ typography: { sx: { fontSize: 13 } } }}
        sx={{ mx: 0, gap: 1 }}
      />
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {rows.length === 0 ? 'No settings found.' : `${rows.length} ${rows.length === 1 ? 'setting' : 'settings'} on this page`}
      </Typography>
      <Box component="ul" aria-label="Settings on this page" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map(({ pointer, count, title }) => (
          <Box
            component="li"
            key={pointer}
            onMouseEnter={() => editorView.outline(pointer)}
            onMouseLeave={() => editorView.outline(null)}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <ButtonBase
              onClick={() => editorView.open(pointer)}
              sx={{
                flex: 1,
                minWidth: 0,
                minHeight: 44,
                justifyContent: 'flex-start',
                textAlign: 'left',
                font: 'inherit',
                fontSize: 13,
                px: 0.5,
                borderRadius: '6px',
              }}
            >
              {title}
            </ButtonBase>
            <Button
              size="small"
              color="inherit"
              aria-label={`Show ${title} on the page, ${count} ${count === 1 ? 'place' : 'places'}`}
              onClick={() => inspection.jumpTo(pointer, count)}
              sx={{ minWidth: 0, whiteSpace: 'nowrap', fontSize: 12, color: 'text.secondary' }}
            >
              {count} ×
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
