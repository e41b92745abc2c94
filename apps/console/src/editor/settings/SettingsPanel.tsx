import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../session/DeskContext'
import { FoundSettings } from './find/FoundSettings'
import type { SettingFilter } from './find/SettingFilter'
import { SettingsSearch } from './find/SettingsSearch'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'
import { sections } from './settingIndex'
import { useWantedSetting } from './useWantedSetting'

const noFilters: ReadonlySet<SettingFilter> = new Set()

/** The left of the editor: every section, one section, or what was searched for. */
export const SettingsPanel = () => {
  const tab = useDesk((state) => state.tab)
  const section = useDesk((state) => state.section)
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState(noFilters)
  const panel = useRef<HTMLElement>(null)
  const wanted = useDesk((state) => state.wanted)
  useWantedSetting(panel, wanted)

  // Whoever asks for a setting, from the preview or a list of problems, is done searching.
  useEffect(() => {
    if (!wanted) return
    setQuery('')
    setFilters(noFilters)
  }, [wanted])

  const entry = sections.find(({ key }) => key === section)
  const isSearching = query.trim() !== '' || filters.size > 0
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
      <SettingsSearch query={query} onQuery={setQuery} filters={filters} onFilters={setFilters} panel={panel} />
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
          <FoundSettings
            query={query}
            filters={filters}
            onClear={() => {
              setQuery('')
              setFilters(noFilters)
            }}
          />
        ) : entry ? (
          <SectionForm key={entry.key} section={entry} />
        ) : (
          <SectionList />
        )}
      </Box>
    </Box>
  )
}
