import { TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import type { OrganisationRecord } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useManage } from '../sites/manage/useManage'

/** Adds a dealership: a business of its own within an organisation. */
export const AddDealershipDialog = ({
  organisation,
  onClose,
  onDone,
}: {
  organisation: OrganisationRecord
  onClose: () => void
  onDone: () => void
}) => {
  const [name, setName] = useState('')
  const [makes, setMakes] = useState('')
  const { run, busy, failure } = useManage(
    api.organisations.addDealership.mutationOptions(),
    () => `${name.trim()} is there. Its locations are added under Locations.`,
    () => {
      onClose()
      onDone()
    },
  )
  const add = () =>
    run({
      organisationId: organisation.id,
      name: name.trim(),
      makes: makes
        .split(',')
        .map((make) => make.trim())
        .filter((make) => make !== ''),
    })
  return (
    <FormDialog
      title={`Add a dealership to ${organisation.name}`}
      verb="Add the dealership"
      disabled={busy || name.trim() === ''}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={add}
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        label="Makes"
        value={makes}
        onChange={(event) => setMakes(event.target.value)}
        helperText="Parted by commas; empty for used cars of every make."
      />
    </FormDialog>
  )
}
