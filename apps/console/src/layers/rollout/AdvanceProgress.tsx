import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Alert, Box, Button, LinearProgress, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { StatusPill } from '../../parts/StatusPill'
import { countsSentence, outcomeName, outcomeTone } from './outcomeTexts'
import type { useAdvance } from './useAdvance'

const maxShown = 200

/** The outcome of a roll-out at each site, problems first. A new `key` reloads it. */
export const OutcomeList = ({ rolloutId }: { readonly rolloutId: string }) => {
  const { data, error } = useQuery(
    api.rollouts.sites.queryOptions({ id: rolloutId }, { staleTime: 0, refetchOnWindowFocus: false, trpc: { abortOnUnmount: true } }),
  )
  if (error) return <Typography color="error">{callError(error).message}</Typography>
  if (!data) return <Skeleton variant="rounded" height={72} />
  const { sites } = data
  return (
    <Box component="ul" aria-label="Outcome at each site" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sites.slice(0, maxShown).map(({ siteId, name, outcome, message, fromVersion, toVersion, address }) => (
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
      {sites.length > maxShown && (
        <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
          And {(sites.length - maxShown).toLocaleString('en-AU')} more.
        </Typography>
      )}
    </Box>
  )
}

interface Props {
  /** The running roll-out, or its running undo. */
  readonly advance: ReturnType<typeof useAdvance>
  readonly siteCount: number
}

/** The progress of a roll-out or its undo; can be stopped, and resumed later by any user. */
export const AdvanceProgress = ({ advance, siteCount }: Props) => {
  const { rollout, failure, stopped, stop, resume } = advance
  // Sites still to do: in a roll-out those that wait; in its undo those that the roll-out published, with or without a visible change.
  const remaining = !rollout
    ? siteCount
    : rollout.undoneAt === null
      ? rollout.counts.waiting
      : rollout.counts.published + rollout.counts.unchanged
  const isRunning = (!rollout || rollout.isUnfinished) && !stopped && failure === null
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isRunning && (
        <LinearProgress
          aria-label="Sites done"
          variant="determinate"
          value={siteCount === 0 ? 100 : (100 * (siteCount - remaining)) / siteCount}
        />
      )}
      <Typography role="status">{rollout ? `${countsSentence(rollout.counts)}.` : 'Starting…'}</Typography>
      {failure !== null && <Alert severity="error">{failure} Changes made so far are kept.</Alert>}
      {isRunning && (
        <Button color="inherit" onClick={stop} sx={{ justifySelf: 'start' }}>
          Stop
        </Button>
      )}
      {(stopped || failure !== null) && rollout?.isUnfinished !== false && (
        <Button variant="outlined" onClick={resume} sx={{ justifySelf: 'start' }}>
          Continue
        </Button>
      )}
    </Box>
  )
}
