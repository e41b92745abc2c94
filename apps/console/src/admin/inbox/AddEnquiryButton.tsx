import { type EnteredSource, enteredSources } from '@forecourt/rules/leads/enteredSources'
import AddIcon from '@mui/icons-material/AddRounded'
import { Box, Button, FormControlLabel, MenuItem, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { CarSearchField } from '../../parts/forms/CarSearchField'
import type { CarChoice } from '../../parts/forms/carChoice'
import { FormDialog } from '../../parts/forms/FormDialog'
import { fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { toggleStyle } from '../../parts/toggleStyle'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

const AddEnquiryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [organisationId] = useOrganisation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [source, setSource] = useState<EnteredSource>('phone')
  const [entered, setEntered] = useState({ name: '', phone: '', email: '', note: '', siteId: '', locationId: '' })
  const [car, setCar] = useState<CarChoice | null>(null)
  const [needsReply, setNeedsReply] = useState(false)
  const [searchText, setSearchText] = useState('')
  const { data: sites } = useQuery(api.inbox.sites.queryOptions({ organisationId }))
  const site = sites?.find(({ id }) => id === entered.siteId) ?? sites?.[0]
  const carSearch = useQuery(
    api.inbox.cars.queryOptions(
      { organisationId: site?.organisationId ?? '', siteId: site?.id ?? null, q: searchText },
      { enabled: site !== undefined, placeholderData: keepPreviousData },
    ),
  )
  const add = useMutation(
    api.inbox.addEnquiry.mutationOptions({
      onSuccess: ({ id }) => {
        void queries.invalidateQueries(api.inbox.pathFilter())
        void queries.invalidateQueries(api.leads.pathFilter())
        notify('The enquiry is added.', { type: 'success' })
        onClose()
        navigate(`/inbox?open=${encodeURIComponent(id)}`)
      },
    }),
  )
  const failure = add.error ? callError(add.error) : null
  const field = (name: keyof typeof entered, label: string) => ({
    label,
    value: entered[name],
    onChange: (event: { target: { value: string } }) => setEntered({ ...entered, [name]: event.target.value }),
    error: failure?.fields[name] !== undefined,
    helperText: failure?.fields[name],
    autoComplete: 'off',
  })
  const { siteId: _site, locationId, ...person } = entered
  const enquiry = { ...person, source, needsReply, carId: car?.id ?? null, locationId: locationId || null, key: idempotencyKey }
  const hasContact = person.phone.trim() !== '' || person.email.trim() !== ''
  return (
    <FormDialog
      title="Add enquiry"
      verb={add.isPending ? 'Adding…' : 'Add enquiry'}
      disabled={add.isPending || site === undefined || !hasContact}
      failure={sites?.length === 0 ? 'None of your sites is live yet, so there is nowhere to add an enquiry.' : (failure?.message ?? null)}
      onClose={onClose}
      onSubmit={() => site && add.mutate({ ...enquiry, siteId: site.id })}
    >
      <ToggleButtonGroup
        exclusive
        value={source}
        onChange={(_event, next: EnteredSource | null) => next && setSource(next)}
        aria-label="How they got in touch"
        sx={toggleStyle}
      >
        {(Object.keys(enteredSources) as EnteredSource[]).map((each) => (
          <ToggleButton key={each} value={each}>
            {enteredSources[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={fieldGrid}>
        <TextField {...field('name', 'Name')} autoFocus sx={wholeRow} slotProps={{ htmlInput: { maxLength: 200 } }} />
        <TextField {...field('phone', 'Phone')} type="tel" />
        <TextField {...field('email', 'Email')} type="email" />
        {(sites?.length ?? 0) > 1 && (
          <TextField
            {...field('siteId', 'Site')}
            value={site?.id ?? ''}
            onChange={(event) => {
              setEntered({ ...entered, siteId: event.target.value, locationId: '' })
              setCar(null)
            }}
            select
            sx={wholeRow}
          >
            {sites?.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <CarSearchField<CarChoice>
          search={carSearch}
          car={car}
          onChange={setCar}
          onSearch={setSearchText}
          error={failure?.fields.carId !== undefined}
          helperText={failure?.fields.carId ?? 'Search by name, stock number or rego. Leave empty if they asked about no particular car.'}
        />
        {site && site.locations.length > 1 && (
          <TextField {...field('locationId', 'Location')} select sx={wholeRow}>
            <MenuItem value="">The car’s location, or none</MenuItem>
            {site.locations.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField {...field('note', 'Note')} multiline maxRows={5} sx={wholeRow} slotProps={{ htmlInput: { maxLength: 3000 } }} />
        <FormControlLabel
          sx={wholeRow}
          control={<Switch checked={needsReply} onChange={(event) => setNeedsReply(event.target.checked)} />}
          label="They’re still waiting for a reply"
        />
      </Box>
    </FormDialog>
  )
}

/** Opens the form for an enquiry that came by phone or in person; hidden without permission. */
export const AddEnquiryButton = () => {
  const [isOpen, setOpen] = useState(false)
  if (!useMay()('lead.update')) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Add enquiry
      </Button>
      {isOpen && <AddEnquiryDialog onClose={() => setOpen(false)} />}
    </>
  )
}
