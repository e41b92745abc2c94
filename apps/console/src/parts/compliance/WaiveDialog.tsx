import type { ComplianceFinding } from '@forecourt/rules/compliance/judge'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import { TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { FormDialog } from '../forms/FormDialog'
import { waiveTexts } from './waiveTexts'

interface Props {
  readonly siteId: string
  readonly finding: ComplianceFinding
  readonly onClose: () => void
}

/** Default length of a waiver, in days. */
const usualDays = 30

/** Accepts a finding of the compliance check until a day, with a reason. */
export const WaiveDialog = ({ siteId, finding: { rule, phrase }, onClose }: Props) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [endsOn, setEndsOn] = useState(() => addDays(new Date().toISOString().slice(0, 10), usualDays))
  const waive = useMutation({
    ...api.compliance.waive.mutationOptions(),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries(api.compliance.pathFilter()),
        queries.invalidateQueries(api.sites.compliance.pathFilter()),
        queries.invalidateQueries(api.sites.textFindings.pathFilter()),
      ])
      onClose()
    },
  })
  const refused = waive.error ? callError(waive.error) : null
  const fields = refused?.fields ?? {}
  return (
    <FormDialog
      title={waiveTexts.title}
      verb={waiveTexts.verb}
      disabled={waive.isPending}
      failure={refused && Object.keys(fields).length === 0 ? refused.message : null}
      onClose={onClose}
      onSubmit={() => waive.mutate({ siteId, rule, phrase, reason, endsOn })}
    >
      <Typography color="text.secondary">{phrase === '' ? waiveTexts.ofMissing : waiveTexts.ofPhrase(phrase)}</Typography>
      <TextField
        required
        multiline
        minRows={2}
        label={waiveTexts.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={fields.reason !== undefined}
        helperText={fields.reason ?? waiveTexts.reasonHint}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextField
        required
        type="date"
        label={waiveTexts.endsOn}
        value={endsOn}
        onChange={(event) => setEndsOn(event.target.value)}
        error={fields.endsOn !== undefined}
        helperText={fields.endsOn ?? waiveTexts.endsOnHint}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  )
}
