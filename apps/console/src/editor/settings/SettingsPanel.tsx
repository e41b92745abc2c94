import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../session/DeskContext'
import { FoundSettings } from './FoundSettings'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'
import { type SettingFilter, SettingsSearch } from './SettingsSearch'
import { sections } from './settingIndex'
import { useWantedSetting } from './useWantedSetting'

/** The left of the editor: every section, one section, or what was searched for. */
export const SettingsPanel = () => {
  const tab = useDesk((state) => state.tab)
  const section = useDesk((state) => state.section)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SettingFilter | null>(null)
  const panel = useRef<HTMLElement>(null)
  const wanted = useDesk((state) => state.wanted)
  useWantedSetting(panel, wanted)

  // Whoever asks for a setting, from the preview or a list of problems, is done searching.
  useEffect(() => {
    if (!wanted) return
    setQuery('')
    setFilter(null)
  }, [wanted])

  const entry = sections.find(({ key }) => key === section)
  const isSearching = query.trim() !== '' || filter !== null
  return (
    <Box
      component="section"
      aria-label="Settings"
      ref={panel}
      sx={{
        display: { xs: tab === 'settings' ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 0,
        bgcolor: 'background.paper',
        '& .MuiInputBase-root': { fontSize: 14 },
        '& .MuiButtonBase-root': { fontFamily: 'inherit' },
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <SettingsSearch query={query} onQuery={setQuery} filter={filter} onFilter={setFilter} />
      <Box
        data-scroll
        sx={{
          flex: 1,
          overflowX: 'hidden',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollbarGutter: 'stable',
          position: 'relative',
        }}
      >
        {isSearching ? (
          <FoundSettings query={query} filter={filter} />
        ) : entry ? (
          <SectionForm key={entry.key} section={entry} />
        ) : (
          <SectionList />
        )}
      </Box>
    </Box>
  )
}
