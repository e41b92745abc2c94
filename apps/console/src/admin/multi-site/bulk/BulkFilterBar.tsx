import { MenuItem, TextField } from '@mui/material'
import { SearchField } from '../../../parts/lists/SearchField'
import { type BulkFacet, type BulkFilters, bulkChoices, type FilteredSite } from './bulkFilters'

interface Props {
  readonly sites: readonly FilteredSite[]
  readonly filters: BulkFilters
  readonly onFilters: (filters: BulkFilters) => void
}

const labels: Readonly<Record<BulkFacet, string>> = { organisation: 'Organisation', country: 'Country', template: 'Template' }

/** Filters of the site list. Hides a filter that has only one choice. */
export const BulkFilterBar = ({ sites, filters, onFilters }: Props) => {
  const choices = (Object.keys(labels) as BulkFacet[]).map((facet) => ({ facet, values: bulkChoices(sites, facet) }))
  return (
    <>
      <SearchField
        label="Search sites by name"
        placeholder="Search by name"
        value={filters.q}
        onChange={(q) => onFilters({ ...filters, q })}
        sx={{ m: 0, flex: { xs: '1 1 100%', sm: '0 1 220px' } }}
      />
      {choices
        .filter(({ values }) => values.length > 1)
        .map(({ facet, values }) => (
          <TextField
            key={facet}
            select
            label={labels[facet]}
            value={filters[facet]}
            onChange={(event) => onFilters({ ...filters, [facet]: event.target.value })}
            sx={{ m: 0, flex: { xs: '1 1 calc(50% - 4px)', sm: '0 0 auto' }, minWidth: { sm: 150 } }}
          >
            <MenuItem value="">Any</MenuItem>
            {values.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
    </>
  )
}
