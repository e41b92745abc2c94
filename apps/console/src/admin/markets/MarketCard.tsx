import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { MarketRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { SureDialog } from '../../parts/forms/SureDialog'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { useMarketCalls } from './useMarketCalls'

/** One market place: what it is for, its address once it is open, and what can be done. */
export const MarketCard = ({ siteId, market }: { siteId: string; market: MarketRecord }) => {
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
