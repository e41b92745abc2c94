import ClearIcon from '@mui/icons-material/CloseRounded'
import SearchIcon from '@mui/icons-material/SearchRounded'
import { Box, Button, InputAdornment, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'

export interface FilterChoice {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

interface Props {
  readonly searchLabel?: string
  readonly selects?: readonly FilterChoice[]
  readonly dates?: readonly { readonly source: string; readonly label: string }[]
}

const typingPauseMs = 250

/** Search and choices over a list; what is chosen stays in the address, so it survives a reload. */
export const FilterBar = ({ searchLabel, selects = [], dates = [] }: Props) => {
  const { filterValues, setFilters } = useListContext()
  const [typed, setTyped] = useState<string>(filterValues.q ?? '')
  const set = (source: string, value: string) => setFilters({ ...filterValues, [source]: value === '' ? undefined : value }, {}, false)

  useEffect(() => {
    const text = typed.trim()
    if (text === (filterValues.q ?? '')) return
    const timer = setTimeout(() => setFilters({ ...filterValues, q: text === '' ? undefined : text }, {}, false), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, filterValues, setFilters])

  const active = Object.values(filterValues).some((value) => value !== undefined && value !== '')
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& .MuiTextField-root': { m: 0 } }}>
      {searchLabel && (
        <TextField
          type="search"
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{
            htmlInput: { 'aria-label': searchLabel },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
        />
      )}
      {selects.map(({ source, label, choices }) => (
        <TextField
          key={source}
          select
          label={label}
          value={filterValues[source] ?? ''}
          onChange={(event) => set(source, event.target.value)}
          sx={{ flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' }, minWidth: { sm: 148 } }}
        >
          <MenuItem value="">Any</MenuItem>
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {dates.map(({ source, label }) => (
        <TextField
          key={source}
          type="date"
          label={label}
          value={filterValues[source] ?? ''}
          onChange={(event) => set(source, event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' } }}
        />
      ))}
      {active && (
        <Button
          color="inherit"
          startIcon={<ClearIcon fontSize="small" />}
          onClick={() => {
            setTyped('')
            setFilters({}, {}, false)
          }}
        >
          Clear
        </Button>
      )}
    </Box>
  )
}
