import AddIcon from '@mui/icons-material/AddRounded'
import MarketIcon from '@mui/icons-material/CampaignOutlined'
import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MarketRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { SureDialog } from '../../parts/forms/SureDialog'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { useSites } from './useSites'

/** Opens or closes a marketplace file of a site, and refetches. */
const useMarketCalls = (title: string) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const after = (words: string) => ({
    onSuccess: () => {
      notify(words, { type: 'success' })
      void queries.invalidateQueries(api.markets.pathFilter())
    },
    onError: (error: unknown) => notify(callError(error).message, { type: 'error' }),
  })
  return {
    open: useMutation(api.markets.open.mutationOptions(after(`${title} is open: give its address to the market place.`))),
    renew: useMutation(api.markets.open.mutationOptions(after('It has another address now; the one before finds nothing.'))),
    close: useMutation(api.markets.close.mutationOptions(after(`${title} is closed: its address finds nothing any more.`))),
  }
}

/** A marketplace: purpose, feed URL once open, and actions. */
const MarketCard = ({ siteId, market }: { siteId: string; market: MarketRecord }) => {
  const { id, title, help, address, openedBy, openedAt } = market
  const mayEdit = useMay()('stock.edit')
  const { open, renew, close } = useMarketCalls(title)
  const [asks, setAsks] = useState<'renew' | 'close' | null>(null)
  const asked = { siteId, format: id }
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.25, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 640, fontSize: 16, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {address && <StatusPill tone="good">Open</StatusPill>}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {help}
      </Typography>
      {address && (
        <Box component="dl" sx={copyLines}>
          <CopyLine label="Address" text={address} copies={`Address of ${title}`} />
        </Box>
      )}
      {address && openedAt && (
        <Typography variant="body2" color="text.secondary">
          Opened by {openedBy} <Ago at={openedAt} />. Whoever has the address sees what the site shows, and nothing else.
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
        <Button component={LinkBase} to={`/markets/${siteId}/${id}`} variant="outlined" aria-label={`What ${title} is told`}>
          What it is told
        </Button>
        {mayEdit && id.startsWith('template-') && (
          <Button
            component={LinkBase}
            to={`/markets/${siteId}/files/${id.slice('template-'.length)}`}
            variant="outlined"
            aria-label={`Change ${title}`}
          >
            Change
          </Button>
        )}
        {mayEdit &&
          (address ? (
            <>
              <Button
                color="inherit"
                loading={renew.isPending}
                onClick={() => setAsks('renew')}
                aria-label={`Another address for ${title}`}
              >
                Another address
              </Button>
              <Button color="error" loading={close.isPending} onClick={() => setAsks('close')} aria-label={`Close ${title}`}>
                Close
              </Button>
            </>
          ) : (
            <Button variant="contained" loading={open.isPending} onClick={() => open.mutate(asked)} aria-label={`Open ${title}`}>
              Open
            </Button>
          ))}
      </Box>
      <SureDialog
        open={asks === 'renew'}
        title={`Another address for ${title}?`}
        text="The address it has now finds nothing from then on: the market place needs the new one."
        verb="Give it another"
        onClose={() => setAsks(null)}
        onSure={() => renew.mutate(asked)}
      />
      <SureDialog
        open={asks === 'close'}
        title={`Close ${title}?`}
        text="Its address finds nothing any more. The market place takes the cars off when it looks next."
        verb="Close it"
        onClose={() => setAsks(null)}
        onSure={() => close.mutate(asked)}
      />
    </Card>
  )
}

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

/** A site's marketplace exports, with the URL that each fetches. */
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
