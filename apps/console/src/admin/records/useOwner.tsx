import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useOrganisation } from '../useOrganisation'
import { useOrganisations } from '../useOrganisations'

/** The business a new record belongs to: the one that is looked at, the only one there is, or the one chosen in `field`. */
export const useOwner = () => {
  const [lookedAt] = useOrganisation()
  const organisations = useOrganisations()
  const [chosen, setChosen] = useState('')
  const organisationId = lookedAt ?? (organisations.length === 1 ? organisations[0]?.id : chosen) ?? ''
  const field =
    lookedAt === null && organisations.length > 1 ? (
      <TextField
        select
        label="Business"
        value={organisationId}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ mb: 2, minWidth: 280 }}
      >
        {organisations.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    ) : null
  return { organisationId, field }
}
