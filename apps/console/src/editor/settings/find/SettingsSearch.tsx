import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { Box, ButtonBase, IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useEditor, useSession } from '../../session/SessionContext'
import { isLayerEdited } from '../../session/SiteForEditing'
import { sameFields } from '../../session/sameFields'
import { overriddenPointers } from './overriddenSettings'
import type { SettingFilter } from './SettingFilter'

interface SettingFilterChipsProps {
  readonly filters: ReadonlySet<SettingFilter>
  readonly onFilters: (filters: ReadonlySet<SettingFilter>) => void
}

const labels: Readonly<Record<SettingFilter, string>> = {
  overridden: 'Changed here',
  sincePublish: 'Not published yet',
  errors: 'Errors',
  warnings: 'Warnings',
}

const tone = (filter: SettingFilter, count: number) => {
  if (count === 0 || filter === 'overridden' || filter === 'sincePublish') return 'text.secondary'
  return filter === 'errors' ? 'error.main' : 'warning.main'
}

/** One row that scrolls sideways and fades at its end: two would leave little room for the settings. */
const row = {
  display: 'flex',
  gap: 0.75,
  flexWrap: 'nowrap',
  overflowX: 'auto',
  mx: -2,
  px: 2,
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, transparent, #000 16px, #000 calc(100% - 16px), transparent)',
  '& > *': { flex: 'none' },
} as const

/** Filter chips with counts; several can be active. */
const SettingFilterChips = ({ filters, onFilters }: SettingFilterChipsProps) => {
  const { inherited, editing } = useSession()
  const counts = useEditor(
    ({ resolvedValues, resolution, changes }): Record<SettingFilter, number> => ({
      overridden: overriddenPointers(resolvedValues, inherited).length,
      sincePublish: changes?.length ?? 0,
      errors: resolution.problems.filter(({ severity }) => severity === 'error').length,
      warnings: resolution.problems.filter(({ severity }) => severity === 'warning').length,
    }),
    sameFields,
  )
  const toggle = (filter: SettingFilter) => {
    const next = new Set(filters)
    if (!next.delete(filter)) next.add(filter)
    onFilters(next)
  }
  // Before the first publication, or release, there is nothing to compare with.
  const isNew = useEditor(({ live }) => live === null) && !isLayerEdited(editing)
  const isOffered = (filter: SettingFilter) => (filter === 'warnings' ? counts.warnings > 0 : filter !== 'sincePublish' || !isNew)
  const shown = (Object.keys(labels) as SettingFilter[]).filter((filter) => isOffered(filter) || filters.has(filter))
  return (
    <Box role="group" aria-label="Show only settings that are" sx={row}>
      {shown.map((filter) => {
        const on = filters.has(filter)
        return (
          <ButtonBase
            key={filter}
            aria-pressed={on}
            onClick={() => toggle(filter)}
            sx={{
              gap: 0.75,
              px: { xs: 1, md: 0.75 },
              minHeight: { xs: 36, md: 26 },
              borderRadius: '7px',
              border: 1,
              borderColor: on ? 'primary.main' : 'divider',
              bgcolor: on ? 'primary.light' : 'transparent',
              color: on ? 'primary.main' : 'text.primary',
              fontSize: 12.5,
              fontWeight: on ? 650 : 560,
              '&:hover': { borderColor: on ? 'primary.main' : 'text.secondary' },
            }}
          >
            {filter === 'sincePublish' && isLayerEdited(editing) ? 'Since release' : labels[filter]}
            <Box component="span" sx={{ color: on ? 'inherit' : tone(filter, counts[filter]), fontVariantNumeric: 'tabular-nums' }}>
              {counts[filter]}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

interface SettingsSearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly filters: ReadonlySet<SettingFilter>
  readonly onFilters: (filters: ReadonlySet<SettingFilter>) => void
  readonly panel: RefObject<HTMLElement | null>
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null

/** Searches and filters settings. A slash focuses it; the down arrow moves to the results. */
export const SettingsSearch = ({ query, onQuery, filters, onFilters, panel }: SettingsSearchProps) => {
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
    <Box // Reserves the scrollbar's width, so that the search field lines up with the fields below.
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
