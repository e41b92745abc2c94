import { countries, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { Alert, Box, Button, Card, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs } from '../../../client/Records'
import { readOnce } from '../../../client/readOnce'
import { type PickedSite, SitePicker } from '../SitePicker'
import { suggestedSlug } from './suggestedSlug'

/** Confirms the clone, with links to go on. */
const ClonedSite = ({ id, name, onStartOver }: { readonly id: string; readonly name: string; readonly onStartOver: () => void }) => (
  <Card sx={{ p: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }} role="status">
    <Typography variant="h2">{name} was created</Typography>
    <Typography color="text.secondary">It is a draft. Enter the dealer’s details, then publish it.</Typography>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="contained" component={LinkBase} to={`/sites/${id}/edit?section=identity`}>
        Open the editor
      </Button>
      <Button color="inherit" onClick={onStartOver}>
        Clone another
      </Button>
    </Box>
  </Card>
)

interface StockFieldsProps {
  readonly dealerships: Outputs['multiSite']['cloneChoices']['dealerships']
  readonly organisationId: string
  readonly dealershipIds: readonly string[]
  readonly onOrganisation: (id: string) => void
  readonly onDealerships: (ids: readonly string[]) => void
}

/** Fields for the organisation of the new site and the dealerships whose stock it shows. */
const StockFields = ({ dealerships, organisationId, dealershipIds, onOrganisation, onDealerships }: StockFieldsProps) => {
  const organisations = [...new Map(dealerships.map((each) => [each.organisationId, each.organisationName]))]
  return (
    <>
      <TextField required select label="Organisation" value={organisationId} onChange={(event) => onOrganisation(event.target.value)}>
        {organisations.map(([id, organisationName]) => (
          <MenuItem key={id} value={id}>
            {organisationName}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Stock to show"
        value={dealershipIds}
        disabled={organisationId === ''}
        onChange={(event) => onDealerships(event.target.value as unknown as readonly string[])}
        helperText="Leave empty to show the whole organisation’s stock."
        slotProps={{ select: { multiple: true } }}
      >
        {dealerships
          .filter((each) => each.organisationId === organisationId)
          .map(({ id, name: dealership }) => (
            <MenuItem key={id} value={id}>
              {dealership}
            </MenuItem>
          ))}
      </TextField>
    </>
  )
}

interface CopiedTextsProps {
  readonly texts: Outputs['multiSite']['cloneTexts']['texts']
  /** Pointers of the texts to copy. */
  readonly copied: readonly string[]
  readonly onChange: (copied: readonly string[]) => void
}

/** Choice of the dealer's texts that are also true for the new dealer. */
const CopiedTexts = ({ texts, copied, onChange }: CopiedTextsProps) => (
  <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 1.5, m: 0, minWidth: 0 }}>
    <Typography component="legend" sx={{ fontWeight: 640, px: 0.5 }}>
      Texts that name a place or make a promise
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      Tick the ones that are also true for the new dealer. The others are left out and the default text is used.
    </Typography>
    <Box sx={{ maxHeight: 300, overflowY: 'auto' }}>
      {texts.map(({ pointer, where, text, because }) => (
        <FormControlLabel
          key={pointer}
          sx={{ display: 'flex', alignItems: 'flex-start', mb: 1 }}
          control={
            <Checkbox
              size="small"
              checked={copied.includes(pointer)}
              onChange={(_event, on) => onChange(on ? [...copied, pointer] : copied.filter((each) => each !== pointer))}
            />
          }
          label={
            <Box sx={{ pt: 1 }}>
              <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {text.length > 160 ? `${text.slice(0, 159)}…` : text}
              </Box>
              <Typography component="span" variant="body2" color="text.secondary">
                {where}: {because}
              </Typography>
            </Box>
          }
        />
      ))}
    </Box>
  </Box>
)

/** List of the settings that a clone leaves out. */
const NotCopied = ({ leftOut }: { readonly leftOut: readonly string[] }) => (
  <Card sx={{ p: 2 }}>
    <Typography component="h2" sx={{ fontWeight: 640, mb: 0.5 }}>
      What is not copied
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      Leads, stock, versions and people are not copied. Apart from the texts you leave out, these settings are specific to one dealer and
      are not copied either:
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { sm: 2, md: 1, lg: 2 }, fontSize: 13.5, color: 'text.secondary' }}>
      {leftOut.map((where) => (
        <li key={where}>{where}</li>
      ))}
    </Box>
  </Card>
)

/** Clones a site: same template, manufacturer and settings, without the dealer-specific ones. */
export const CloneSite = () => {
  const { data: choices, error: choicesError } = useQuery(api.multiSite.cloneChoices.queryOptions(undefined, { staleTime: 0 }))
  const [source, setSource] = useState<PickedSite | null>(null)
  const [name, setName] = useState('')
  const [enteredSlug, setEnteredSlug] = useState<string | null>(null)
  const [enteredHost, setEnteredHost] = useState<string | null>(null)
  const [organisationId, setOrganisationId] = useState('')
  const [dealershipIds, setDealershipIds] = useState<readonly string[]>([])
  const [chosenCountry, setCountry] = useState<'AU' | 'NZ' | null>(null)
  const [copied, setCopied] = useState<readonly string[]>([])
  const sourceId = source === null ? null : String(source.id)
  const { data: texts = null, error: textsError } = useQuery(
    api.multiSite.cloneTexts.queryOptions(sourceId === null ? skipToken : { siteId: sourceId }, {
      ...readOnce,
      trpc: { abortOnUnmount: true },
    }),
  )
  const country = chosenCountry ?? texts?.country ?? ''
  const { mutate: clone, data: clonedSite, error: cloneError, reset } = useMutation(api.multiSite.clone.mutationOptions())
  const problem = cloneError ?? choicesError ?? textsError
  const failure = problem && callError(problem)
  const selectSource = (site: PickedSite | null) => {
    setSource(site)
    setCopied([])
    setCountry(null)
  }

  const slug = enteredSlug ?? suggestedSlug(name)
  const host = enteredHost ?? (slug === '' || !choices ? '' : `${slug}.${choices.hostSuffix}`)
  const dealerships = choices?.dealerships ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sourceId === null || country === '') return
    clone({
      siteId: sourceId,
      organisationId,
      slug,
      name,
      host: host.trim().toLowerCase(),
      dealershipIds: [...dealershipIds],
      country,
      leaveOut: (texts?.texts ?? []).flatMap(({ pointer }) => (copied.includes(pointer) ? [] : [pointer])),
    })
  }
  const startOver = () => {
    reset()
    setName('')
    setEnteredSlug(null)
    setEnteredHost(null)
  }
  if (clonedSite) return <ClonedSite id={clonedSite.id} name={name} onStartOver={startOver} />
  const error = (field: string) => ({ error: failure?.fields[field] !== undefined, helperText: failure?.fields[field] })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '3fr 2fr' }, gap: 2, alignItems: 'start' }}>
      <Card component="form" sx={{ p: 2, display: 'grid', gap: 2 }} onSubmit={submit}>
        {failure && Object.keys(failure.fields).length === 0 && <Alert severity="error">{failure.message}</Alert>}
        <SitePicker label="Site to start from" value={source} onChange={selectSource} />
        <TextField required label="Name of the new site" value={name} onChange={(event) => setName(event.target.value.slice(0, 80))} />
        <TextField required label="Short name" value={slug} onChange={(event) => setEnteredSlug(event.target.value)} {...error('slug')} />
        <TextField
          required
          label="Host name"
          placeholder="dealer.example.com"
          value={host}
          onChange={(event) => setEnteredHost(event.target.value)}
          {...error('host')}
        />
        <StockFields
          dealerships={dealerships}
          organisationId={organisationId}
          dealershipIds={dealershipIds}
          onOrganisation={(id) => {
            setOrganisationId(id)
            setDealershipIds([])
          }}
          onDealerships={setDealershipIds}
        />
        <TextField
          required
          select
          label="Country"
          value={country}
          disabled={texts === null}
          onChange={(event) => setCountry(event.target.value as 'AU' | 'NZ')}
          helperText={
            texts !== null && country !== texts.country ? 'This sets the currency, time zone, regulators and legal wording.' : undefined
          }
        >
          {countries.map((id) => (
            <MenuItem key={id} value={id}>
              {countryTerms(id).name}
            </MenuItem>
          ))}
        </TextField>
        {texts !== null && texts.texts.length > 0 && <CopiedTexts texts={texts.texts} copied={copied} onChange={setCopied} />}
        <Button
          type="submit"
          variant="contained"
          disabled={!source || country === '' || name.trim() === '' || host.trim() === '' || organisationId === ''}
          sx={{ justifySelf: 'start' }}
        >
          Clone site
        </Button>
      </Card>
      <NotCopied leftOut={choices?.leftOut ?? []} />
    </Box>
  )
}
