import { Tab, Tabs } from '@mui/material'
import { useEditorView, useTools } from '../session/ToolsContext'

/** Settings or preview, on screens too narrow for both. */
export const NarrowTabs = () => {
  const { editorView } = useTools()
  const tab = useEditorView((state) => state.tab)
  return (
    <Tabs
      value={tab}
      onChange={(_event, value) => editorView.showTab(value)}
      variant="fullWidth"
      aria-label="What to show"
      sx={{ display: { md: 'none' }, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      <Tab value="settings" label="Settings" sx={{ minHeight: 44, textTransform: 'none' }} />
      <Tab value="preview" label="Preview" sx={{ minHeight: 44, textTransform: 'none' }} />
    </Tabs>
  )
}
