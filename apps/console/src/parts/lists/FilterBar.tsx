import ClearIcon from '@mui/icons-material/CloseRounded'
import FilterIcon from '@mui/icons-material/FilterListRounded'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { type RangeChoice, RangeFilter } from './RangeFilter'
import { SearchField } from './SearchField'

interface FilterChoice {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

interface Props {
  readonly searchLabel?: string
  readonly selects?: readonly FilterChoice[]
  readonly ranges?: readonly RangeChoice[]
  readonly dates?: readonly { readonly source: string; readonly label: string }[]
}

const debounceMs = 250

/** The page in the address, without its query. */
const addressedPage = () => window.location.hash.split('?', 1)[0]

/** Search and filters of a list; stored in the address, so that they survive a reload. */
export const FilterBar = ({ searchLabel, selects = [], ranges = [], dates = [] }: Props) => {
  const { filterValues, setFilters } = useListContext()
  const [entered, setEntered] = useState<string>(filterValues.q ?? '')
  const [isExpanded, setExpanded] = useState(false)
  const set = (source: string, value: string) => setFilters({ ...filterValues, [source]: value === '' ? undefined : value }, {}, false)

  useEffect(() => {
    const text = entered.trim()
    if (text === (filterValues.q ?? '')) return
    const list = addressedPage()
    const timer = setTimeout(() => {
      // A click on a row navigates while the list is still mounted: applying the search would navigate back.
      if (addressedPage() === list) setFilters({ ...filterValues, q: text === '' ? undefined : text }, {}, false)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [entered, filterValues, setFilters])

  // Clearing the filters elsewhere also clears the search box.
  const searched = filterValues.q !== undefined
  useEffect(() => {
    if (!searched) setEntered('')
  }, [searched])

  const active = Object.values(filterValues).some((value) => value !== undefined && value !== '')
  // Filters are collapsed on a phone.
  const collapsedStyle = {
    display: { xs: isExpanded ? 'inline-flex' : 'none', sm: 'inline-flex' },
    flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' },
  }
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& .MuiTextField-root': { m: 0 } }}>
      {searchLabel && (
        <SearchField
          label={searchLabel}
          value={entered}
          onChange={setEntered}
          sx={{ flex: { xs: '1 1 calc(100% - 56px)', sm: '0 1 280px' } }}
        />
      )}
      {selects.length + ranges.length + dates.length > 0 && (
        <IconButton
          aria-label={isExpanded ? 'Hide filters' : 'Show filters'}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          sx={{
            display: { sm: 'none' },
            width: 40,
            height: 40,
            border: 1,
            borderColor: active ? 'primary.main' : 'divider',
            borderRadius: '8px',
            color: active ? 'primary.main' : 'text.secondary',
          }}
        >
          <FilterIcon fontSize="small" />
        </IconButton>
      )}
      {selects.map(({ source, label, choices }) => (
        <TextField
          key={source}
          select
          label={label}
          value={filterValues[source] ?? ''}
          onChange={(event) => set(source, event.target.value)}
          sx={{ ...collapsedStyle, minWidth: { sm: 148 } }}
        >
          <MenuItem value="">Any</MenuItem>
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {ranges.map((range) => (
        <RangeFilter key={range.from} range={range} sx={collapsedStyle} />
      ))}
      {dates.map(({ source, label }) => (
        <TextField
          key={source}
          type="date"
          label={label}
          value={filterValues[source] ?? ''}
          onChange={(event) => set(source, event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={collapsedStyle}
        />
      ))}
      {active && (
        <Button
          color="inherit"
          startIcon={<ClearIcon fontSize="small" />}
          onClick={() => {
            // Clears the box only after the list's filters changed: before, the effect would treat it as input and restore the other
            // filters.
            if (!searched) setEntered('')
            setFilters({}, {}, false)
          }}
        >
          Clear
        </Button>
      )}
    </Box>
  )
}
