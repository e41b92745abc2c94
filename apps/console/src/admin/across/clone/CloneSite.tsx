import { Alert, Box, Button, Card, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { LinkBase } from 'react-admin'
import { type CallError, callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import { type PickedSite, SitePicker } from '../SitePicker'
import { suggestedSlug } from './suggestedSlug'

type LocalTexts = Awaited<ReturnType<typeof trpc.across.cloneTexts.query>>
type Choices = Awaited<ReturnType<typeof trpc.across.cloneChoices.query>>

/** A new site after another: same template, manufacturer and settings, but for what belongs to one dealer alone. */
export const CloneSite = () => {
  const [choices, setChoices] = useState<Choices | null>(null)
  const [source, setSource] = useState<PickedSite | null>(null)
  const [name, setName] = useState('')
  const [typedSlug, setTypedSlug] = useState<string | null>(null)
  const [typedHost, setTypedHost] = useState<string | null>(null)
  const [organisationId, setOrganisationId] = useState('')
  const [dealershipIds, setDealershipIds] = useState<readonly string[]>([])
  const [country, setCountry] = useState<'AU' | 'NZ' | ''>('')
  const [texts, setTexts] = useState<LocalTexts | null>(null)
  const [copied, setCopied] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<CallError | null>(null)
  const [madeId, setMadeId] = useState<string | null>(null)
  useEffect(() => {
    trpc.across.cloneChoices.query().then(setChoices, (error: unknown) => setFailure(callError(error)))
  }, [])

  const sourceId = source === null ? null : String(source.id)
  useEffect(() => {
    setTexts(null)
    setCopied([])
    setCountry('')
    if (sourceId === null) return
    const controller = new AbortController()
    trpc.across.cloneTexts.query({ siteId: sourceId }, { signal: controller.signal }).then(
      (found) => {
        setTexts(found)
        setCountry(found.country)
      },
      (error: unknown) => controller.signal.aborted || setFailure(callError(error)),
    )
    return () => controller.abort()
  }, [sourceId])

  const slug = typedSlug ?? suggestedSlug(name)
  const host = typedHost ?? (slug === '' || !choices ? '' : `${slug}.${choices.hostSuffix}`)
  const dealerships = choices?.dealerships ?? []
  const organisations = [...new Map(dealerships.map((each) => [each.organisationId, each.organisationName]))]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!source || country === '') return
    setFailure(null)
    try {
      const wanted = {
        siteId: String(source.id),
        organisationId,
        slug,
        name,
        host: host.trim().toLowerCase(),
        dealershipIds: [...dealershipIds],
        country,
        leaveOut: (texts?.texts ?? []).flatMap(({ pointer }) => (copied.includes(pointer) ? [] : [pointer])),
      }
      setMadeId((await trpc.across.clone.mutate(wanted)).id)
    } catch (error) {
      setFailure(callError(error))
    }
  }
  const startOver = () => {
    setMadeId(null)
    setName('')
    setTypedSlug(null)
    setTypedHost(null)
  }
  if (madeId !== null)
    return (
      <Card sx={{ p: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }} role="status">
        <Typography variant="h2">{name} is made</Typography>
        <Typography color="text.secondary">It is a draft: say who the dealer is, then publish it.</Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" component={LinkBase} to={`/sites/${madeId}/edit?section=identity`}>
            Open the editor
          </Button>
          <Button color="inherit" onClick={startOver}>
            Make another
          </Button>
        </Box>
      </Card>
    )
  const error = (field: string) => ({ error: failure?.fields[field] !== undefined, helperText: failure?.fields[field] })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '3fr 2fr' }, gap: 2, alignItems: 'start' }}>
      <Card component="form" sx={{ p: 2, display: 'grid', gap: 2 }} onSubmit={(event: FormEvent) => void submit(event)}>
        {failure && Object.keys(failure.fields).length === 0 && <Alert severity="error">{failure.message}</Alert>}
        <SitePicker label="Site to start from" value={source} onChange={setSource} />
        <TextField required label="Name of the new site" value={name} onChange={(event) => setName(event.target.value.slice(0, 80))} />
        <TextField required label="Short name" value={slug} onChange={(event) => setTypedSlug(event.target.value)} {...error('slug')} />
        <TextField
          required
          label="Host name"
          placeholder="dealer.example.com"
          value={host}
          onChange={(event) => setTypedHost(event.target.value)}
          {...error('host')}
        />
        <TextField
          required
          select
          label="Organisation"
          value={organisationId}
          onChange={(event) => {
            setOrganisationId(event.target.value)
            setDealershipIds([])
          }}
        >
          {organisations.map(([id, organisationName]) => (
            <MenuItem key={id} value={id}>
              {organisationName}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Whose stock it shows"
          value={dealershipIds}
          disabled={organisationId === ''}
          onChange={(event) => setDealershipIds(event.target.value as unknown as readonly string[])}
          helperText="None chosen shows the whole organisation’s."
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
        <TextField
          required
          select
          label="Country it trades in"
          value={country}
          disabled={texts === null}
          onChange={(event) => setCountry(event.target.value as 'AU' | 'NZ')}
          helperText={
            texts !== null && country !== texts.country
              ? 'Currency, clock, regulators and the wording of the law follow the country.'
              : undefined
          }
        >
          <MenuItem value="AU">Australia</MenuItem>
          <MenuItem value="NZ">New Zealand</MenuItem>
        </TextField>
        {texts !== null && texts.texts.length > 0 && (
          <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 1.5, m: 0, minWidth: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 640, px: 0.5 }}>
              Texts that name a place or promise something
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              Tick those that are true of the new dealer as well. The others are left out, and what the layers say stands there.
            </Typography>
            <Box sx={{ maxHeight: 300, overflowY: 'auto' }}>
              {texts.texts.map(({ pointer, where, text, because }) => (
                <FormControlLabel
                  key={pointer}
                  sx={{ display: 'flex', alignItems: 'flex-start', mb: 1 }}
                  control={
                    <Checkbox
                      size="small"
                      checked={copied.includes(pointer)}
                      onChange={(_event, on) => setCopied(on ? [...copied, pointer] : copied.filter((each) => each !== pointer))}
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
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={!source || country === '' || name.trim() === '' || host.trim() === '' || organisationId === ''}
          sx={{ justifySelf: 'start' }}
        >
          Clone the site
        </Button>
      </Card>
      <Card sx={{ p: 2 }}>
        <Typography component="h2" sx={{ fontWeight: 640, mb: 0.5 }}>
          What is not copied
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Leads, stock, versions and people stay where they are, and so does what belongs to one dealer alone, beside the texts you leave
          out:
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { sm: 2, md: 1, lg: 2 }, fontSize: 13.5, color: 'text.secondary' }}>
          {choices?.leftOut.map((where) => (
            <li key={where}>{where}</li>
          ))}
        </Box>
      </Card>
    </Box>
  )
}
