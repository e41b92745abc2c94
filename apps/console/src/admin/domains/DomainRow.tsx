import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import type { DomainChange } from '../../client/Records'
import { StatusPill } from '../../parts/StatusPill'
import type { DomainEntry } from './DomainEntry'
import { ProofRecord } from './ProofRecord'
import { useDomainCall } from './useDomainCall'

type Change = DomainChange['change']

const pillOf = ({ primary, provedAt, redirects }: DomainEntry) => {
  if (!provedAt) return <StatusPill tone="waiting">To be proved</StatusPill>
  if (primary) return <StatusPill tone="good">Main address</StatusPill>
  return redirects ? <StatusPill tone="quiet">Leads to the main address</StatusPill> : <StatusPill tone="info">Shows the site</StatusPill>
}

interface Props {
  readonly siteId: string
  readonly entry: DomainEntry
  /** The site's address on the platform. */
  readonly leadsTo: string
  readonly mayEdit: boolean
}

/** One address of a site: how it stands, and what can be done with it. */
export const DomainRow = ({ siteId, entry, leadsTo, mayEdit }: Props) => {
  const { host, primary, provedAt, redirects, address } = entry
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDomainCall(siteId, api.domains.change.mutationOptions())
  const action = (change: Change, text: string) => (
    <Button
      key={change}
      size="small"
      variant="outlined"
      color="inherit"
      disabled={isPending}
      onClick={() => mutate({ siteId, host, change })}
    >
      {text}
    </Button>
  )
  return (
    <Box component="article" aria-label={host} sx={{ p: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {provedAt ? (
              <Link href={address} target="_blank" rel="noreferrer" color="inherit" underline="hover">
                {host} <OpenIcon sx={{ fontSize: 15, verticalAlign: '-2px' }} titleAccess="opens in a new tab" />
              </Link>
            ) : (
              host
            )}
          </Typography>
          {pillOf(entry)}
        </Box>
        {mayEdit && !primary && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {provedAt && action('primary', 'Make main address')}
            {provedAt && (redirects ? action('serves', 'Show the site here') : action('redirects', 'Lead to main address'))}
            <Button size="small" color="error" disabled={isPending} onClick={() => setAsking(true)}>
              Remove
            </Button>
          </Box>
        )}
      </Box>
      {!provedAt && <ProofRecord siteId={siteId} entry={entry} leadsTo={leadsTo} mayEdit={mayEdit} />}
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={`remove-${host}`}>
        <DialogTitle id={`remove-${host}`}>Remove {host}?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {provedAt ? 'Shoppers who open it will see that there is no site.' : 'Its proof is forgotten; adding it again makes another.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setAsking(false)
              mutate({ siteId, host, change: 'remove' })
            }}
          >
            Remove domain
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}
