import { Tab, Tabs } from '@mui/material'
import { useDesk, useTools } from '../session/DeskContext'

/** Settings or preview, on screens too narrow for both. */
export const NarrowTabs = () => {
  const { desk } = useTools()
  const tab = useDesk((state) => state.tab)
  return (
    <Tabs
      value={tab}
      onChange={(_event, value) => desk.showTab(value)}
      variant="fullWidth"
      aria-label="What to show"
      sx={{ display: { md: 'none' }, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      <Tab value="settings" label="Settings" sx={{ minHeight: 44, textTransform: 'none' }} />
      <Tab value="preview" label="Preview" sx={{ minHeight: 44, textTransform: 'none' }} />
    </Tabs>
  )
}
