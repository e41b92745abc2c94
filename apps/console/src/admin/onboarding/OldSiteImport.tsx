import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { OldSite } from '@forecourt/rules/onboarding/old-site/OldSite'
import { type OldSitePart, oldSiteAnswers, oldSiteParts } from '@forecourt/rules/onboarding/old-site/oldSiteAnswers'
import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { largestSentFile, largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, Checkbox, FormControlLabel, FormGroup, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { toBase64 } from '../../client/toBase64'
import { formatCount } from '../../parts/formatCount'
import { parseDomain } from '../domains/parseDomain'
import { FileButton } from './steps/FileButton'

const maxNamed = 3

const namesText = (names: readonly string[]) =>
  names.length > maxNamed ? `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more` : names.join(', ')

/** Text on what was found for a section; null if nothing was found. */
const foundText = (site: OldSite, part: OldSitePart): readonly [title: string, detail: string] | null => {
  switch (part) {
    case 'business': {
      const contact = [site.phone, site.email, site.facebook, site.instagram].filter((each) => each !== '')
      if (site.name === '' && contact.length === 0) return null
      return site.name === '' ? ['Contact details', contact.join(', ')] : [`The name ${site.name}`, contact.join(', ')]
    }
    case 'places': {
      if (site.places.length === 0) return null
      const withHours = site.places.filter(({ hours }) => hours).length
      return [
        `${formatCount(site.places.length, 'location', 'locations')}, ${withHours === 0 ? 'none' : withHours} with opening hours`,
        [
          namesText(site.places.map(({ street, suburb }) => `${street}, ${suburb}`)),
          ...site.places.flatMap(({ suburb, unparsedHours }) =>
            unparsedHours.length === 0
              ? []
              : [`The hours in ${suburb} couldn’t be read and are left empty: “${unparsedHours.join('”, “')}”`],
          ),
        ].join('. '),
      ]
    }
    case 'cars':
      return site.cars.length === 0
        ? null
        : [formatCount(site.cars.length, 'car', 'cars'), namesText(site.cars.map((car) => `${car.Year} ${car.Make} ${car.Model}`))]
    case 'texts':
      return site.texts.length === 0
        ? null
        : [
            `${formatCount(site.texts.length, 'page', 'pages')} of text, at the same addresses`,
            namesText(site.texts.map(({ title }) => title)),
          ]
  }
}

/** Details that every dealer needs and the old site doesn't state. */
const missingDetails = ({ name, phone, email, places, cars }: OldSite): readonly string[] => [
  ...(name === '' ? ['the name'] : []),
  ...(places.length === 0 ? ['the address'] : []),
  ...(phone === '' && !places.some((place) => place.phone !== '') ? ['the phone number'] : []),
  ...(email === '' && !places.some((place) => place.email !== '') ? ['the email address'] : []),
  ...(places.some(({ hours }) => hours) ? [] : ['the opening hours']),
  ...(cars.length === 0 ? ['cars'] : []),
]

interface FoundPartsProps {
  readonly site: OldSite
  readonly found: readonly OldSitePart[]
  /** Parts not to be used. */
  readonly excluded: ReadonlySet<OldSitePart>
  readonly onExclude: (excluded: ReadonlySet<OldSitePart>) => void
}

/** Choice of what to use of the old site. */
const FoundParts = ({ site, found, excluded, onExclude }: FoundPartsProps) => (
  <FormGroup sx={{ gap: 0.5 }}>
    {found.map((part) => {
      const [title, detail] = foundText(site, part) ?? ['', '']
      return (
        <FormControlLabel
          key={part}
          sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { pt: 0.25 } }}
          control={
            <Checkbox
              checked={!excluded.has(part)}
              onChange={(event) => {
                const next = new Set(excluded)
                if (event.target.checked) next.delete(part)
                else next.add(part)
                onExclude(next)
              }}
            />
          }
          label={
            <>
              {title}
              {detail !== '' && (
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {detail}
                </Typography>
              )}
            </>
          }
        />
      )
    })}
  </FormGroup>
)

interface Props {
  readonly answers: OnboardingAnswers
  readonly replace: (answers: OnboardingAnswers) => void
}

/** Imports from the dealer's old site: crawls it, shows the results for review, and fills in the answers. */
export const OldSiteImport = ({ answers, replace }: Props) => {
  const [domain, setDomain] = useState('')
  const [excluded, setExcluded] = useState<ReadonlySet<OldSitePart>>(new Set())
  const [previousAnswers, setPreviousAnswers] = useState<OnboardingAnswers | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { data: site, error, isPending, mutate, reset } = useMutation(api.onboarding.readOldSite.mutationOptions())
  const read = (from: { readonly domain: string } | { readonly name: string; readonly data: string }) => {
    setExcluded(new Set())
    setPreviousAnswers(null)
    mutate({ from })
  }
  const readFile = async (file: File) => {
    setTooLarge(file.size > largestSentFile)
    if (file.size <= largestSentFile) read({ name: file.name, data: await toBase64(file) })
  }
  const readDomain = () => {
    if (domain.trim() === '') return
    // The dealer usually keeps the domain of the old site.
    if (answers.address.domain === '') replace({ ...answers, address: { ...answers.address, domain: parseDomain(domain) } })
    read({ domain: domain.trim() })
  }
  const found = site ? oldSiteParts.flatMap((part) => (foundText(site, part) ? [part] : [])) : []
  const missing = site ? missingDetails(site) : []
  const chosenParts = found.filter((part) => !excluded.has(part))
  const problem = error && (callError(error).fields.domain ?? callError(error).message)
  if (previousAnswers)
    return (
      <Alert
        severity="success"
        action={
          <Button
            color="inherit"
            onClick={() => {
              replace(previousAnswers)
              setPreviousAnswers(null)
            }}
          >
            Undo
          </Button>
        }
      >
        Imported. Each step shows what was found, so check it as you go.
      </Alert>
    )
  return (
    <Box
      component="section"
      aria-label="Old website"
      sx={{ display: 'grid', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.default' }}
    >
      <Box>
        <Typography variant="h3">Is there an existing website?</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
          We read the name, locations, hours, cars and texts from it, and you choose what to use.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="Old domain"
          value={domain}
          placeholder={countryTerms(answers.business.country).exampleDomain}
          error={Boolean(problem)}
          helperText={problem ?? undefined}
          onChange={(event) => setDomain(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return
            // Doesn't submit the surrounding form of the step.
            event.preventDefault()
            readDomain()
          }}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button variant="outlined" loading={isPending} disabled={domain.trim() === ''} onClick={readDomain} sx={{ minHeight: 40 }}>
          Read website
        </Button>
        <FileButton label="Pages of the old website" accept=".html,.htm,.zip" onChosen={readFile}>
          Upload its pages as a file
        </FileButton>
      </Box>
      {isTooLarge && <Alert severity="error">The file is larger than {largestSentText}. Upload fewer pages.</Alert>}
      {site && found.length === 0 && (
        <Alert severity="info" onClose={reset}>
          {formatCount(site.pages, 'page was', 'pages were')} read, but nothing could be imported automatically.
        </Alert>
      )}
      {site && found.length > 0 && (
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            We found details on {site.used} of {formatCount(site.pages, 'page', 'pages')}
          </Typography>
          {missing.length > 0 && (
            <Typography color="text.secondary">
              Not found: {new Intl.ListFormat('en-AU').format(missing)}. Enter {missing.length === 1 ? 'it' : 'them'} in the steps.
            </Typography>
          )}
          <FoundParts site={site} found={found} excluded={excluded} onExclude={setExcluded} />
          <Box>
            <Button
              variant="contained"
              disabled={chosenParts.length === 0}
              onClick={() => {
                setPreviousAnswers(answers)
                replace(oldSiteAnswers(answers, site, chosenParts))
              }}
            >
              Use these
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  )
}
