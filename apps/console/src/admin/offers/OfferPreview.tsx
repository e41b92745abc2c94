import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { ConfigFrame } from '../../layers/preview/ConfigFrame'
import { useSettled } from '../records/useSettled'
import { offerFrom, type TypedOffer } from './typedOffer'

interface Props {
  readonly typed: TypedOffer
  /** Where it may show. */
  readonly sites: readonly { readonly id: string; readonly name: string }[]
}

const phoneWidth = 390
/** The offer's page on one of its sites, as a phone shows it, drawn of what is typed. */
export const OfferPreview = ({ typed, sites }: Props) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = sites.filter(({ id }) => !typed.excludedSiteIds.includes(id))
  const site = shown.find(({ id }) => id === chosen) ?? shown[0]
  const offer = useSettled(typed)
  const { data, error } = useQuery(
    api.offers.preview.queryOptions(
      { siteId: site?.id ?? '', offer: offerFrom(offer) },
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
