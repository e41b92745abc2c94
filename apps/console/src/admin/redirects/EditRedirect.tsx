import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { redirectKinds } from './redirectKinds'
import { useDoneNotice, useRedirectCall } from './useRedirectCall'

interface Props {
  readonly siteId: string
  readonly redirect: Outputs['redirects']['list']['rows'][number]
  readonly onClose: () => void
}

/** Where an old address leads, changed. */
export const EditRedirect = ({ siteId, redirect: { from, to, code }, onClose }: Props) => {
  const [typed, setTyped] = useState({ to: to ?? '', code: String(code) })
  const done = useDoneNotice(siteId)
  const { mutate, isPending, error } = useRedirectCall(api.redirects.change.mutationOptions(), (answer) => {
    done('The redirect is changed.', answer)
    onClose()
  })
  const fields: { readonly [field: string]: string } = error ? callError(error).fields : {}
  return (
    <FormDialog
      title={from}
      verb="Save"
      disabled={isPending}
      failure={error && Object.keys(fields).length === 0 ? callError(error).message : null}
      onClose={onClose}
      onSubmit={() => mutate({ siteId, rows: [{ from, ...typed }] })}
    >
      <TextField
        label="Leads to"
        autoFocus
        value={typed.to}
        disabled={typed.code === '410'}
        onChange={(event) => setTyped({ ...typed, to: event.target.value })}
        error={fields.to !== undefined}
        helperText={fields.to}
      />
      <TextField
        select
        label="How"
        value={typed.code}
        onChange={(event) => setTyped({ to: event.target.value === '410' ? '' : typed.to, code: event.target.value })}
      >
        {redirectKinds.map((kind) => (
          <MenuItem key={kind.code} value={kind.code}>
            {kind.label}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
