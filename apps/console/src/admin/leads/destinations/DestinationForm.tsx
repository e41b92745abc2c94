import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { Autocomplete, Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '../../../client/api'
import type { DestinationChoices, DestinationSettings } from '../../../client/Records'
import { FormBar } from '../../../parts/forms/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../../parts/forms/FormSection'
import { FullPageForm } from '../../../parts/forms/FullPageForm'
import { MultiSelectField } from '../../inbox/times/RuleFields'
import { DeliveryPreview } from './DeliveryPreview'
import { TargetFields } from './TargetFields'

interface Props {
  readonly initialValues: DestinationSettings
  readonly choices: DestinationChoices[number]
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly message: string | null
  readonly isSaving: boolean
  readonly isNew: boolean
  /** Field for the organisation, if there is a choice. */
  readonly owner?: ReactNode
  readonly removal?: ReactNode
  readonly onSave: (entered: DestinationSettings) => void
  readonly onCancel: () => void
}

type Form = DestinationSettings['forms'][number]
const mutationKeys = [api.destinations.save.mutationKey(), api.destinations.remove.mutationKey()]
const formChoices = Object.entries(leadForms).map(([id, { name }]) => ({ id, name }))

/** Form of a destination: target and filter, with a preview of the payload. */
export const DestinationForm = ({
  initialValues,
  choices,
  fieldProblems,
  message,
  isSaving,
  isNew,
  owner,
  removal,
  onSave,
  onCancel,
}: Props) => {
  const [initial] = useState(initialValues)
  const [entered, setEntered] = useState(initial)
  const change = (values: Partial<DestinationSettings>) => setEntered((before) => ({ ...before, ...values }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(entered)
  }
  const locationFilter = entered.scope === 'organisation' ? 'all' : (entered.locationId ?? '')
  return (
    <FullPageForm wide message={message} onSubmit={submit}>
      <FormSection title="Destination">
        <Box sx={fieldGrid}>
          {owner}
          <TextField
            label="Name"
            value={entered.name}
            error={fieldProblems.name !== undefined}
            helperText={fieldProblems.name ?? leadFormats[entered.target.kind].example}
            onChange={(event) => change({ name: event.target.value })}
            sx={owner ? undefined : wholeRow}
          />
        </Box>
        <TargetFields target={entered.target} fieldProblems={fieldProblems} onChange={(target) => change({ target })} />
      </FormSection>
      <FormSection title="Which leads">
        <Box sx={fieldGrid}>
          <TextField
            select
            label="Location"
            value={locationFilter}
            error={entered.scope === 'location' && entered.locationId === null}
            helperText={
              entered.scope === 'location' && entered.locationId === null ? 'Its location no longer exists. Choose another.' : undefined
            }
            onChange={(event) =>
              change(
                event.target.value === 'all'
                  ? { scope: 'organisation', locationId: null }
                  : { scope: 'location', locationId: event.target.value },
              )
            }
          >
            <MenuItem value="all">All locations</MenuItem>
            {choices.locations.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <MultiSelectField
            label="Kinds"
            choices={formChoices}
            value={entered.forms}
            none="All kinds"
            onChange={(ids) => change({ forms: ids as Form[] })}
          />
          <Autocomplete
            multiple
            freeSolo
            options={choices.sources}
            value={entered.sources}
            onChange={(_, chosen) => change({ sources: [...new Set(chosen.map((source) => source.trim().toLowerCase()).filter(Boolean))] })}
            renderInput={(input) => (
              <TextField
                {...input}
                label="Sources"
                placeholder={entered.sources.length === 0 ? 'All sources' : ''}
                helperText="For example google or carsales. Leave empty for all."
              />
            )}
            sx={wholeRow}
          />
          <FormControlLabel
            control={<Checkbox checked={entered.takesSuspicious} onChange={(event) => change({ takesSuspicious: event.target.checked })} />}
            label="Include leads that look like spam"
            sx={wholeRow}
          />
        </Box>
      </FormSection>
      <DeliveryPreview organisationId={choices.organisationId} target={entered.target} />
      <FormBar
        isChanged={entered !== initial}
        isSaving={isSaving}
        isNew={isNew}
        saveLabel={isNew ? 'Add destination' : 'Save destination'}
        mutationKeys={mutationKeys}
        onCancel={onCancel}
        more={removal}
      />
    </FullPageForm>
  )
}
