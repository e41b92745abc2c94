import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { WhatIfChange, WhatIfSite } from '../../../client/Records'
import { formatCount } from '../../../parts/formatCount'
import { searchText } from '../../dashboard/statistics/searchText'
import { hasUnevenTotals, placeText } from './placeText'

/** Maximum number of cars whose change can be tried at once. */
export const maxTriedCars = 200

const cell = { py: 0.5, pr: 1.5, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' } as const

const CarEffect = ({ car: { name, stockNumber, changes, places } }: { readonly car: WhatIfSite['cars'][number] }) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
    <Box sx={{ fontWeight: 600 }}>
      {name}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {stockNumber}
      </Box>
    </Box>
    <Box component="table" sx={{ width: 1, borderCollapse: 'collapse', '& th': { ...cell, fontWeight: 400, width: '40%' }, '& td': cell }}>
      <tbody>
        {changes.map(({ fact, title, before, after, why = [] }) => (
          <tr key={fact}>
            <th scope="row">{title}</th>
            <td>
              <Box component="s" sx={{ color: 'text.secondary' }}>
                {before ?? 'None'}
              </Box>{' '}
              <b>{after ?? 'None'}</b>
              {why.length > 0 && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {why.join(' ')}
                </Box>
              )}
            </td>
          </tr>
        ))}
        {places.map(({ list, ...place }) => (
          <tr key={list}>
            <th scope="row">{list}</th>
            <td>{placeText(place)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
    {hasUnevenTotals(places) && (
      <Typography variant="body2" color="text.secondary">
        The totals differ because the website leaves out cars without a price when the cheapest come first.
      </Typography>
    )}
  </Box>
)

const SiteEffect = ({ site }: { readonly site: WhatIfSite }) => {
  const { name, cars, affected, facts, searches, priceDropShoppers } = site
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 0.75, mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      {affected === 0 && <Typography color="text.secondary">Shoppers would see no difference.</Typography>}
      {affected > 1 && (
        <Typography>
          {formatCount(affected, 'car looks', 'cars look')} different:{' '}
          {facts.map(({ title, cars: count }) => `${title.toLowerCase()} (${count})`).join(', ')}.
        </Typography>
      )}
      {priceDropShoppers > 0 && (
        <Typography>
          {formatCount(priceDropShoppers, 'shopper who saved one of them gets', 'shoppers who saved one of them get')} an email about the
          lower price.
        </Typography>
      )}
      {searches.length > 0 && (
        <Box>
          <Typography>
            Saved searches with alerts that find more or fewer of these cars. Alerts are only sent for newly listed cars.
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {searches.map(({ text, shoppers, gains, loses }) => (
              <li key={text}>
                {searchText(text)}: {formatCount(shoppers, 'shopper', 'shoppers')}
                {gains > 0 && `, ${gains} more`}
                {loses > 0 && `, ${loses} fewer`}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box>
        {cars.map((car) => (
          <CarEffect key={car.id} car={car} />
        ))}
        {affected > cars.length && <Typography color="text.secondary">And {affected - cars.length} more.</Typography>}
      </Box>
    </Box>
  )
}

interface Props {
  readonly organisationId: string
  readonly carIds: readonly string[]
  readonly change: WhatIfChange
}

/** What shoppers would see of some cars after a change, by site. Changes nothing. */
export const WhatIfEffects = ({ organisationId, carIds, change }: Props) => {
  const { data, error } = useQuery(
    api.stock.whatIf.queryOptions(
      { organisationId, carIds: [...carIds], change },
      { staleTime: 0, gcTime: 0, retry: false, placeholderData: keepPreviousData },
    ),
  )
  if (error) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={96} />
  return (
    <Box aria-live="polite">
      {data.refused.map(({ id, name, message }) => (
        <Alert key={id} severity="warning">
          {name} stays as it is: {message}
        </Alert>
      ))}
      {data.sites.length === 0 && <Typography color="text.secondary">No live site shows these cars.</Typography>}
      {data.sites.map((site) => (
        <SiteEffect key={site.siteId} site={site} />
      ))}
    </Box>
  )
}
