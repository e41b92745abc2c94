import { Box, MenuItem, TextField } from '@mui/material'
import type { SiteImpact } from '../impact/useImpact'
import { filterChoices, type SiteFilters } from './siteFilters'

interface Props {
  readonly sites: readonly SiteImpact[]
  readonly filters: SiteFilters
  readonly onFilters: (filters: SiteFilters) => void
}

const effects = [
  { value: '', label: 'Anything' },
  { value: 'different', label: 'Looks different' },
  { value: 'same', label: 'Looks the same' },
  { value: 'refused', label: 'Can’t take it' },
] as const

const labels = { organisation: 'Organisation', template: 'Template', manufacturer: 'Manufacturer' } as const

/** Which of the sites are shown. */
export const SiteFilterBar = ({ sites, filters, onFilters }: Props) => {
  const choices = filterChoices(sites)
  const put = (key: keyof SiteFilters, value: string) => onFilters({ ...filters, [key]: value })
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiTextField-root': { m: 0 } }}>
      <TextField
        type="search"
        placeholder="Search by name"
        value={filters.q}
        onChange={(event) => put('q', event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Search the sites by name' } }}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
      />
      {(['organisation', 'template', 'manufacturer'] as const)
        .filter((key) => choices[key].length > 1)
        .map((key) => (
          <TextField
            key={key}
            select
            label={labels[key]}
            value={filters[key]}
            onChange={(event) => put(key, event.target.value)}
            sx={{ flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' }, minWidth: { sm: 150 } }}
          >
            <MenuItem value="">Any</MenuItem>
            {choices[key].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      <TextField
        select
        label="Effect"
        value={filters.effect}
        onChange={(event) => put('effect', event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' }, minWidth: { sm: 150 } }}
      >
        {effects.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
