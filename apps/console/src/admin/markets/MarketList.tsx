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
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
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
  const withNotice = (message: string) => ({
    onSuccess: () => {
      notify(message, { type: 'success' })
      void queries.invalidateQueries(api.markets.pathFilter())
    },
    onError: (error: unknown) => notify(callError(error).message, { type: 'error' }),
  })
  return {
    open: useMutation(api.markets.open.mutationOptions(withNotice(`${title} is on. Give its address to the marketplace.`))),
    renew: useMutation(api.markets.open.mutationOptions(withNotice('It has a new address. The previous one no longer works.'))),
    close: useMutation(api.markets.close.mutationOptions(withNotice(`${title} is off. Its address no longer works.`))),
  }
}

/** A marketplace: purpose, feed URL once open, and actions. */
const MarketCard = ({ siteId, market }: { siteId: string; market: MarketRecord }) => {
  const { id, title, help, address, openedBy, openedAt } = market
  const mayEdit = useMay()('stock.edit')
  const { open, renew, close } = useMarketCalls(title)
  const [confirming, setConfirming] = useState<'renew' | 'close' | null>(null)
  const input = { siteId, format: id }
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.25, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 640, fontSize: 16, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {address && <StatusPill tone="good">On</StatusPill>}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {help}
      </Typography>
      {address && (
        <Box component="dl" sx={copyLines}>
          <CopyLine label="Address" text={address} copiedName={`Address of ${title}`} />
        </Box>
      )}
      {address && openedAt && (
        <Typography variant="body2" color="text.secondary">
          Turned on by {openedBy} <Ago at={openedAt} />. Anyone with the address can see what the site shows, and nothing else.
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
        <Button component={LinkBase} to={`/markets/${siteId}/${id}`} variant="outlined" aria-label={`What’s in ${title}`}>
          What’s in it
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
                onClick={() => setConfirming('renew')}
                aria-label={`New address for ${title}`}
              >
                New address
              </Button>
              <Button color="error" loading={close.isPending} onClick={() => setConfirming('close')} aria-label={`Turn off ${title}`}>
                Turn off
              </Button>
            </>
          ) : (
            <Button variant="contained" loading={open.isPending} onClick={() => open.mutate(input)} aria-label={`Turn on ${title}`}>
              Turn on
            </Button>
          ))}
      </Box>
      <ConfirmDialog
        open={confirming === 'renew'}
        title={`Create a new address for ${title}?`}
        text="The current address stops working. You need to give the marketplace the new one."
        verb="Create new address"
        onClose={() => setConfirming(null)}
        onConfirm={() => renew.mutate(input)}
      />
      <ConfirmDialog
        open={confirming === 'close'}
        title={`Turn off ${title}?`}
        text="Its address stops working. The marketplace removes the cars the next time it checks."
        verb="Turn off"
        onClose={() => setConfirming(null)}
        onConfirm={() => close.mutate(input)}
      />
    </Card>
  )
}

const MarketCards = ({ siteId }: { siteId: string }) => {
  const mayEdit = useMay()('stock.edit')
  const { data, error } = useQuery(api.markets.list.queryOptions({ siteId }, { staleTime: 0 }))
  if (error && !data) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <ListSkeleton />
  const open = data.filter(({ address }) => address !== null)
  const sections = [
    ['On', open, 'No feed is on yet. Turn one on below and give its address to the marketplace.'],
    ['Feeds you can turn on', data.filter(({ address }) => address === null), 'Every feed is on.'],
  ] as const
  return (
    <>
      {mayEdit && (
        <Button component={LinkBase} to={`/markets/${siteId}/files/create`} startIcon={<AddIcon />} sx={{ mb: 2 }}>
          Create your own feed
        </Button>
      )}
      {sections.map(([title, formats, empty]) => (
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
        title="Advertising feeds"
        text="Feeds of your listed cars, updated automatically, for the marketplaces that advertise them."
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
        <MarketCards key={site.id} siteId={site.id} />
      ) : (
        <Notice title="No sites yet" text="Marketplace feeds contain the cars a site lists." picture={<MarketIcon />} />
      )}
    </>
  )
}
