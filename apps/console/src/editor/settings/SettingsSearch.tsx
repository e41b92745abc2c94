import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { Box, Chip, IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useEditor } from '../session/useEditor'

export type SettingFilter = 'changedHere' | 'sincePublish' | 'problems'

interface Props {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly filter: SettingFilter | null
  readonly onFilter: (filter: SettingFilter | null) => void
}

/** Finds settings by their words, or shows those that stand out. */
export const SettingsSearch = ({ query, onQuery, filter, onFilter }: Props) => {
  const problems = useEditor(({ resolution }) => resolution.problems.length)
  const changes = useEditor((state) => state.changes?.length ?? 0)
  const chip = (value: SettingFilter, label: string) => (
    <Chip
      size="small"
      label={label}
      clickable
      aria-pressed={filter === value}
      color={filter === value ? 'primary' : 'default'}
      variant={filter === value ? 'filled' : 'outlined'}
      onClick={() => onFilter(filter === value ? null : value)}
    />
  )
  return (
    <Box sx={{ px: 2, pt: 1.5, pb: 1.25, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <OutlinedInput
        size="small"
        fullWidth
        value={query}
        placeholder="Search settings"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
        inputProps={{ 'aria-label': 'Search settings', type: 'search' }}
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
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        {chip('changedHere', 'Changed here')}
        {chip('sincePublish', changes > 0 ? `Since publish ${changes}` : 'Since publish')}
        {chip('problems', problems > 0 ? `Problems ${problems}` : 'Problems')}
      </Box>
    </Box>
  )
}
