import { TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import type { OrganisationRecord } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useManage } from '../sites/manage/useManage'

/** Gives an organisation another name. */
export const RenameDialog = ({
  organisation,
  onClose,
  onDone,
}: {
  organisation: OrganisationRecord
  onClose: () => void
  onDone: () => void
}) => {
  const [name, setName] = useState(organisation.name)
  const { run, busy, failure } = useManage(
    api.organisations.change.mutationOptions(),
    () => `It is called ${name.trim()} now.`,
    () => {
      onClose()
      onDone()
    },
  )
  return (
    <FormDialog
      title={`Rename ${organisation.name}`}
      verb="Rename"
      disabled={busy || name.trim() === '' || name.trim() === organisation.name}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={() => run({ organisationId: organisation.id, change: { kind: 'rename', name: name.trim() } })}
    >
      <TextField
        autoFocus
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDialog>
  )
}
