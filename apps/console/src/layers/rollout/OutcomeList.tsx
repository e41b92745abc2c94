import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { StatusPill } from '../../parts/StatusPill'
import { outcomeName, outcomeTone } from './outcomeWords'

type Site = Awaited<ReturnType<typeof trpc.rollouts.sites.query>>['sites'][number]

const mostShown = 200

/** What came of a roll-out at each site, what needs a look first. `stamp` changes when there is news. */
export const OutcomeList = ({ rolloutId, stamp }: { readonly rolloutId: string; readonly stamp: string }) => {
  const [sites, setSites] = useState<readonly Site[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: news load again.
  useEffect(() => {
    const controller = new AbortController()
    trpc.rollouts.sites.query({ id: rolloutId }, { signal: controller.signal }).then(
      (answer) => setSites(answer.sites),
      (error: unknown) => controller.signal.aborted || setFailure(callError(error).message),
    )
    return () => controller.abort()
  }, [rolloutId, stamp])
  if (failure !== null) return <Typography color="error">{failure}</Typography>
  if (!sites) return <Skeleton variant="rounded" height={72} />
  return (
    <Box component="ul" aria-label="Outcome at each site" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sites.slice(0, mostShown).map(({ siteId, name, outcome, message, fromVersion, toVersion, address }) => (
        <Box
          component="li"
          key={siteId}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {name}
              {address !== null && (
                <Link href={address} target="_blank" rel="noreferrer" sx={{ ml: 0.5, verticalAlign: 'middle' }}>
                  <OpenIcon sx={{ fontSize: 16 }} titleAccess={`opens ${name} in a new tab`} />
                </Link>
              )}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {message ?? (toVersion !== null ? `Version ${fromVersion} → ${toVersion}` : 'Nothing looks different.')}
            </Typography>
          </Box>
          <StatusPill tone={outcomeTone[outcome]}>{outcomeName[outcome]}</StatusPill>
        </Box>
      ))}
      {sites.length > mostShown && (
        <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
          And {(sites.length - mostShown).toLocaleString('en-AU')} more.
        </Typography>
      )}
    </Box>
  )
}
