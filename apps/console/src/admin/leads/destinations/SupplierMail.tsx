import { mailFromProblem } from '@forecourt/rules/leads/delivery/isMailFrom'
import {
  defaultMailTemplate,
  type MailField,
  mailFields,
  mailTemplateProblem,
  parseLeadMail,
} from '@forecourt/rules/leads/delivery/parseLeadMail'
import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { SupplierRecord } from '../../../client/Records'
import { CopyLine, copyLines } from '../../../parts/CopyLine'
import { FormDialog } from '../../../parts/forms/FormDialog'

interface Props {
  readonly supplier: SupplierRecord
  readonly locations: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Live parse result of a pasted sample email. */
const ParseResult = ({ template, sample }: { readonly template: string; readonly sample: string }) => {
  const [, subject = ''] = /^subject:(.*)$/im.exec(sample) ?? []
  const { found, problem } = parseLeadMail(template, { subject: subject.trim(), text: sample.replace(/^subject:.*\n?/i, '') })
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Alert severity={problem === null ? 'success' : 'warning'}>{problem ?? 'This becomes a lead.'}</Alert>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
      >
        {(Object.entries(found) as [MailField, string][]).map(([field, value]) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {mailFields[field]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Email parsing of a marketplace: sender address, template, and a test with a pasted email. */
export const SupplierMail = ({ supplier, locations, onClose, onSaved }: Props) => {
  const { id, name, mailAddress, mailTemplate } = supplier
  const [template, setTemplate] = useState(mailTemplate || defaultMailTemplate)
  const [locationId, setLocationId] = useState(supplier.locationId ?? '')
  const [from, setFrom] = useState(supplier.mailFrom)
  const [sample, setSample] = useState('')
  const problem = mailTemplateProblem(template)
  const fromProblem = mailFromProblem(from)
  const save = useMutation(api.suppliers.saveMail.mutationOptions({ onSuccess: onSaved }))
  return (
    <FormDialog
      title={`Emails from ${name}`}
      verb="Save"
      disabled={save.isPending || problem !== null || fromProblem !== null}
      failure={save.error ? callError(save.error).message : null}
      onClose={onClose}
      onSubmit={() => save.mutate({ id, template, from, locationId: locationId || null })}
    >
      {mailAddress === null ? (
        <Alert severity="info">This installation doesn’t receive email, so nothing can be sent to it.</Alert>
      ) : (
        <Box component="dl" sx={{ ...copyLines, gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 }}>
          <CopyLine label="Address for its leads" text={mailAddress} />
        </Box>
      )}
      <TextField
        label="Sender addresses"
        value={from}
        error={fromProblem !== null}
        helperText={fromProblem ?? 'Used to find its emails in a connected mailbox. Enter addresses or domains, such as carsales.com.au.'}
        onChange={(event) => setFrom(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500, spellCheck: false } }}
      />
      {locations.length > 1 && (
        <TextField
          select
          label="Location"
          value={locationId}
          onChange={(event) => setLocationId(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">As stated in the email or by the car</MenuItem>
          {locations.map((location) => (
            <MenuItem key={location.id} value={location.id}>
              {location.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Template"
        value={template}
        multiline
        minRows={6}
        maxRows={14}
        error={problem !== null}
        helperText={problem ?? 'A sample email with {name}, {email}, {phone}, {message} and so on in place of the values, one per line.'}
        onChange={(event) => setTemplate(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 5000, spellCheck: false } }}
      />
      <TextField
        label="Test it: paste one of its emails"
        value={sample}
        multiline
        minRows={4}
        maxRows={10}
        onChange={(event) => setSample(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 50_000, spellCheck: false } }}
      />
      {sample.trim() !== '' && problem === null && <ParseResult template={template} sample={sample} />}
    </FormDialog>
  )
}
