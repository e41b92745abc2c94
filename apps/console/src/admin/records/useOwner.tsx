import { MenuItem, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { AnyRecord } from '../../client/recordApi'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { useOrganisations } from '../useOrganisations'
import type { RecordView } from './RecordView'

/** The organisation of a new record: the selected one, the only one, or the one chosen in `field`. */
export const useOwner = () => {
  const [selectedId] = useOrganisation()
  const organisations = useOrganisations()
  const [chosen, setChosen] = useState('')
  const organisationId = selectedId ?? (organisations.length === 1 ? organisations[0]?.id : chosen) ?? ''
  const field =
    selectedId === null && organisations.length > 1 ? (
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

interface RecordOwner {
  /** Null for the platform, empty before one is chosen. */
  readonly organisationId: string | null
  /** The select to choose it. */
  readonly field: ReactNode
}

/** The owner of a new record: the platform, an organisation or, for staff and types that have both, the chosen one. */
export const useRecordOwner = <Row extends AnyRecord>({ isPlatformOnly, platformPermission }: RecordView<Row>): RecordOwner => {
  const owner = useOwner()
  const [selectedId] = useOrganisation()
  const organisations = useOrganisations()
  const may = useMay()
  const [chosen, setChosen] = useState('')
  if (isPlatformOnly) return { organisationId: null, field: null }
  if (platformPermission === undefined || !may(platformPermission) || selectedId !== null) return owner
  const field = (
    <TextField
      select
      label="For"
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ mb: 2, minWidth: 280 }}
    >
      <MenuItem value="">All dealers</MenuItem>
      {organisations.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name} alone
        </MenuItem>
      ))}
    </TextField>
  )
  return { organisationId: chosen || null, field }
}
