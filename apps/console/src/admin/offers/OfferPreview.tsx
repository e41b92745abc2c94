import type { OfferValues } from '@forecourt/rules/offers/OfferValues'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { ConfigFrame } from '../../layers/preview/ConfigFrame'
import type { RecordChoices } from '../records/RecordView'
import { useSettled } from '../records/useSettled'

interface Props {
  /** What is typed of it so far. */
  readonly values: AnyValues
  readonly choices: RecordChoices
}

const phoneWidth = 390
/** The offer's page on one of its sites, as a phone shows it, drawn of what is typed. */
export const OfferPreview = ({ values, choices: { site: sites = [] } }: Props) => {
  const typed = useSettled(JSON.stringify(values))
  const offer = JSON.parse(typed) as OfferValues
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = sites.filter(({ id }) => !offer.excludedSiteIds.includes(id))
  const site = shown.find(({ id }) => id === chosen) ?? shown[0]
  const { data, error } = useQuery(
    api.offers.preview.queryOptions(
      { siteId: site?.id ?? '', offer },
      { enabled: site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <Box
      component="section"
      aria-label="How the site shows it"
      sx={{ display: 'grid', gap: 1, gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' }}
    >
      {shown.length > 1 && site ? (
        <TextField select label="Site" value={site.id} onChange={(event) => setChosen(event.target.value)} sx={{ m: 0 }}>
          {shown.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {site ? `As a phone shows it on ${site.name}` : 'No site shows this offer.'}
        </Typography>
      )}
      {error && <Alert severity="warning">{callError(error).message}</Alert>}
      {site && data && (
        <ConfigFrame
          key={site.id}
          siteId={site.id}
          title="The offer’s page"
          width={phoneWidth}
          path={data.page.match.route.path}
          config={data.config}
          page={data.page}
          onNavigate={() => {}}
        />
      )}
    </Box>
  )
}
