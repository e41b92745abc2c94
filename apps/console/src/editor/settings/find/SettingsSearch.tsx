import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { SettingFilter } from './SettingFilter'
import { SettingFilterChips } from './SettingFilterChips'

interface Props {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly filters: ReadonlySet<SettingFilter>
  readonly onFilters: (filters: ReadonlySet<SettingFilter>) => void
  readonly panel: RefObject<HTMLElement | null>
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null

/** Finds settings by their words, or shows those that stand out. A slash goes to it, the arrow down from it to what was found. */
export const SettingsSearch = ({ query, onQuery, filters, onFilters, panel }: Props) => {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const input = panel.current?.querySelector<HTMLInputElement>('input[type="search"]')
      if (!input || input.offsetParent === null) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [panel])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onQuery('')
    if (event.key !== 'ArrowDown') return
    const first = panel.current?.querySelector<HTMLElement>('[data-found-setting]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  return (
    <Box // The edges of the field are those of the fields below, beside which a scrollbar has its room.
      sx={{
        px: 2,
        pt: 1.5,
        pb: 1.25,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        overflow: 'hidden',
        scrollbarGutter: 'stable',
        flex: 'none',
      }}
    >
      <OutlinedInput
        size="small"
        fullWidth
        value={query}
        placeholder="Search settings"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={press}
        inputProps={{ 'aria-label': 'Search settings', 'aria-keyshortcuts': '/', type: 'search' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon sx={{ fontSize: 18 }} />
          </InputAdornment>
        }
        endAdornment={
          query !== '' && (
            <IconButton size="small" aria-label="Clear the search" onClick={() => onQuery('')} edge="end">
              <CloseIcon sx={{ fontSize: 16 }} />
            </IconButton>
          )
        }
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <SettingFilterChips filters={filters} onFilters={onFilters} />
    </Box>
  )
}
