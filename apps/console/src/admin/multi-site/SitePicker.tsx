import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { SiteRecord } from '../../client/Records'

export type PickedSite = Pick<SiteRecord, 'id' | 'name' | 'organisationName'>

interface Props {
  readonly label: string
  readonly value: PickedSite | null
  readonly onChange: (site: PickedSite | null) => void
}

/** Autocomplete of the sites that the user may view. */
export const SitePicker = ({ label, value, onChange }: Props) => {
  const [q, setQ] = useState('')
  const { data = [], isFetching } = useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: q === '' ? {} : { q },
  })
  return (
    <Autocomplete<PickedSite>
      sx={{ flex: 1, minWidth: 220 }}
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setQ(reason === 'input' ? text.trim() : '')}
      onChange={(_event, site) => onChange(site)}
      renderInput={(params) => <TextField {...params} label={label} sx={{ m: 0 }} />}
    />
  )
}
