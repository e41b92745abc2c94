import AddIcon from '@mui/icons-material/AddRounded'
import MarketIcon from '@mui/icons-material/CampaignOutlined'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { Notice } from '../../parts/Notice'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { MarketCard } from './MarketCard'
import { useSites } from './useSites'

const Formats = ({ siteId }: { siteId: string }) => {
  const mayEdit = useMay()('stock.edit')
  const { data, error } = useQuery(api.markets.list.queryOptions({ siteId }, { staleTime: 0 }))
  if (error && !data) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <ListSkeleton />
  const open = data.filter(({ address }) => address !== null)
  const parts = [
    ['Open', open, 'Nobody is given this site’s cars yet. Open a file below: its address goes to the market place.'],
    ['Others you can open', data.filter(({ address }) => address === null), 'Every one is open.'],
  ] as const
  return (
    <>
      {mayEdit && (
        <Button component={LinkBase} to={`/markets/${siteId}/files/create`} startIcon={<AddIcon />} sx={{ mb: 2 }}>
          Make a file of your own
        </Button>
      )}
      {parts.map(([title, formats, empty]) => (
        <Box component="section" key={title} aria-label={title} sx={{ mb: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {formats.length === 0 ? (
            <Typography color="text.secondary">{empty}</Typography>
          ) : (
            <Box
              component="ul"
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {formats.map((format) => (
                <MarketCard key={format.id} siteId={siteId} market={format} />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </>
  )
}

/** Where a site's cars go out to: market places with the address each fetches, and what can be opened. */
export const MarketList = () => {
  const { siteId } = useParams()
  const sites = useSites()
  const navigate = useNavigate()
  if (!sites) return <ListSkeleton />
  const site = sites.find(({ id }) => id === siteId) ?? sites[0]
  return (
    <>
      <PageHeading
        title="Market places"
        text="Files of your listed cars, kept fresh by themselves, for whoever advertises them."
        actions={
          sites.length > 1 && (
            <TextField
              select
              label="Site"
              value={site?.id ?? ''}
              onChange={(event) => navigate(`/markets/${event.target.value}`)}
              sx={{ minWidth: { xs: '100%', sm: 260 }, m: '0 !important' }}
            >
              {sites.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )
        }
      />
      {site ? (
        <Formats key={site.id} siteId={site.id} />
      ) : (
        <Notice title="No sites yet" text="Market places are told of what a site lists." picture={<MarketIcon />} />
      )}
    </>
  )
}
