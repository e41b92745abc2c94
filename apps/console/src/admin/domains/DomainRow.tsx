import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Link, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MutationCall } from '../../client/MutationCall'
import type { DomainChange } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { GuideLink } from '../../parts/help/GuideLink'
import { StatusPill } from '../../parts/StatusPill'
import type { AppRouter } from '../../server/appRouter'
import { CertificateLine } from './CertificateLine'
import { DomainFaults } from './DomainFaults'

/** A mutation of a site's domains; always refetches the list afterwards. */
export const useDomainCall = <Input, Answer>(
  siteId: string,
  call: MutationCall<Input, Answer>,
  successText?: (answer: Answer) => string,
) => {
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    ...call,
    onSuccess: (answer) => successText && notify(successText(answer), { type: 'info' }),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(api.domains.list.queryFilter({ siteId })),
  })
}

/** A domain of a site, as the API returns it. */
type DomainEntry = inferRouterOutputs<AppRouter>['domains']['list']['hosts'][number]

/** The site's host on the platform, to which the dealer's domains are pointed; it needs no DNS proof. Empty if there is none. */
export const platformHost = (hosts: readonly Pick<DomainEntry, 'host' | 'record'>[]): string =>
  hosts.find(({ record }) => record === null)?.host ?? ''

interface DnsRecordsProps {
  readonly siteId: string
  readonly entry: DomainEntry
  /** The site's host on the platform, to which the domain's CNAME points; empty if there is none. */
  readonly cnameTarget: string
  readonly mayCheck: boolean
}

/** The DNS records that verify a domain and point it here, for copying, with a button to check them. */
const DnsRecords = ({ siteId, entry, cnameTarget, mayCheck }: DnsRecordsProps) => {
  const { mutate, isPending } = useDomainCall(siteId, api.domains.check.mutationOptions(), ({ message }) => message)
  if (!entry.record) return null
  return (
    <Box sx={{ mt: 1.5, p: 2, borderRadius: '10px', bgcolor: 'action.hover' }}>
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '62ch' }}>
        Add these records where the domain’s DNS is managed. The first verifies that you own the domain. Once we see it, the site works
        there.
      </Typography>
      <Box component="dl" sx={copyLines}>
        <CopyLine label="Type" text="TXT" isPlain />
        <CopyLine label="Name" text={entry.record.name} />
        <CopyLine label="Value" text={entry.record.text} />
      </Box>
      {cnameTarget !== '' && (
        <>
          <Typography variant="body2" sx={{ mt: 1.5, mb: 0.5, maxWidth: '62ch' }}>
            The second sends shoppers here. If a domain without www. can’t have a CNAME, use an ALIAS or ANAME record.
          </Typography>
          <Box component="dl" sx={copyLines}>
            <CopyLine label="Type" text="CNAME" isPlain />
            <CopyLine label="Name" text={entry.host} copiedName="Name of the CNAME" />
            <CopyLine label="Value" text={cnameTarget} copiedName="Value of the CNAME" />
          </Box>
        </>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {mayCheck && (
          <Button variant="outlined" onClick={() => mutate({ siteId, host: entry.host })} disabled={isPending}>
            {isPending ? 'Checking …' : 'Check now'}
          </Button>
        )}
        {entry.checkedAt && (
          <Typography variant="body2" color="text.secondary" role="status">
            {entry.message} Checked <Ago at={entry.checkedAt} />.
          </Typography>
        )}
      </Box>
    </Box>
  )
}

type Change = DomainChange['change']

const statePill = ({ primary, verifiedAt, redirects }: DomainEntry) => {
  if (!verifiedAt) return <StatusPill tone="waiting">Not verified</StatusPill>
  if (primary) return <StatusPill tone="good">Main address</StatusPill>
  return redirects ? (
    <StatusPill tone="quiet">Redirects to the main address</StatusPill>
  ) : (
    <StatusPill tone="info">Shows the site</StatusPill>
  )
}

interface DomainRowProps {
  readonly siteId: string
  readonly entry: DomainEntry
  /** The site's host on the platform. */
  readonly cnameTarget: string
  readonly mayEdit: boolean
  readonly mayCheck: boolean
}

/** One domain of a site: its state and actions. */
export const DomainRow = ({ siteId, entry, cnameTarget, mayEdit, mayCheck }: DomainRowProps) => {
  const { host, primary, verifiedAt, redirects, address, faults } = entry
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending } = useDomainCall(siteId, api.domains.change.mutationOptions())
  const check = useDomainCall(siteId, api.domains.check.mutationOptions())
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
            {verifiedAt ? (
              <Link href={address} target="_blank" rel="noreferrer" color="inherit" underline="hover">
                {host} <OpenIcon sx={{ fontSize: 15, verticalAlign: '-2px' }} titleAccess="opens in a new tab" />
              </Link>
            ) : (
              host
            )}
          </Typography>
          {statePill(entry)}
          {!verifiedAt && <GuideLink guide="connect-your-own-domain">What to do</GuideLink>}
        </Box>
        {mayEdit && !primary && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {verifiedAt && action('primary', 'Make main address')}
            {verifiedAt && (redirects ? action('serves', 'Show the site here') : action('redirects', 'Redirect to main address'))}
            <Button size="small" color="error" disabled={isPending} onClick={() => setConfirming(true)}>
              Remove
            </Button>
          </Box>
        )}
      </Box>
      {entry.record !== null && verifiedAt && <CertificateLine certificate={entry.certificate} />}
      <DomainFaults
        {...{ host, faults, cnameTarget }}
        checkedAt={entry.faultsCheckedAt}
        // The “Check now” button of an unverified domain is in DnsRecords, and checks the faults, too.
        {...(mayCheck && verifiedAt && { onCheck: () => check.mutate({ siteId, host }), isChecking: check.isPending })}
      />
      {!verifiedAt && <DnsRecords siteId={siteId} entry={entry} cnameTarget={cnameTarget} mayCheck={mayCheck} />}
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} aria-labelledby={`remove-${host}`}>
        <DialogTitle id={`remove-${host}`}>Remove {host}?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {verifiedAt ? 'Shoppers who open it will see that there is no site.' : 'If you add it again, you will need to verify it again.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setConfirming(false)}>Cancel</Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setConfirming(false)
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
