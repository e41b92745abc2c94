import { Alert, Box, Button, Checkbox, FormControlLabel, LinearProgress, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { formatCount } from '../../../parts/formatCount'
import { BulkFilterBar } from './BulkFilterBar'
import { bulkFiltered, noBulkFilters } from './bulkFilters'
import { ChangedSiteRow } from './ChangedSiteRow'
import { ConfirmPublish } from './ConfirmPublish'
import { canTake, dryRunSentence } from './dryRunSentence'
import { useApply } from './useApply'
import type { ChangeAtSite, DryRun } from './useDryRun'

interface Props {
  readonly dryRun: DryRun
  readonly onStartOver: () => void
}

const mostShown = 200

/** Which of the sites are changed, whether they are published, and what became of each. */
export const ChosenSites = ({ dryRun, onStartOver }: Props) => {
  const { sites, change } = dryRun
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [filters, setFilters] = useState(noBulkFilters)
  const [asks, setAsks] = useState(false)
  const [publish, setPublish] = useState(false)
  const { applying, start, undo, stop } = useApply()
  const found = bulkFiltered(sites, filters)
  const takers = found.filter(canTake)
  const chosenSites = sites.filter(({ siteId }) => chosen.has(siteId))
  const canPublish = ({ isClean, mayPublish }: ChangeAtSite) => isClean && mayPublish
  const clean = chosenSites.filter(canPublish).length
  const publishes = publish && clean > 0
  const replaced = chosenSites.filter(({ overwritten }) => overwritten !== null).length
  const allChosen = takers.length > 0 && takers.every(({ siteId }) => chosen.has(siteId))
  const check = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  const apply = () => {
    setAsks(false)
    void start(change, chosenSites, publishes, 'One setting at several sites')
  }
  const isBusy = applying?.status === 'running' || applying?.status === 'undoing'
  const done = [...(applying?.outcomes.values() ?? [])]
  // What is done is about those that were chosen; the others only stand in the way then.
  const listed = applying === null ? found : chosenSites
  const reached = done.filter(({ outcome }) => outcome === 'saved' || outcome === 'published').length
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status" sx={{ fontWeight: 620 }}>
        {applying === null ? dryRunSentence(sites) : `${done.length} of ${formatCount(applying.total, 'site', 'sites')} done.`}
      </Typography>
      {isBusy && applying && (
        <LinearProgress
          aria-label="Sites changed"
          variant={applying.status === 'running' ? 'determinate' : 'indeterminate'}
          value={applying.status === 'running' ? (100 * done.length) / applying.total : undefined}
        />
      )}
      {applying === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <BulkFilterBar sites={sites} filters={filters} onFilters={setFilters} />
          <FormControlLabel
            sx={{ ml: 0, flex: 1, minWidth: 160 }}
            control={
              <Checkbox
                checked={allChosen}
                indeterminate={!allChosen && chosenSites.length > 0}
                onChange={(_event, on) =>
                  check(
                    takers.map(({ siteId }) => siteId),
                    on,
                  )
                }
              />
            }
            label={takers.length === 1 ? 'Choose the one that takes it' : `Choose all ${takers.length} that take it`}
          />
          <FormControlLabel
            disabled={clean === 0}
            control={<Switch checked={publishes} onChange={(_event, on) => setPublish(on)} />}
            label={clean === 1 ? 'Publish the one whose draft holds nothing else' : `Publish the ${clean} whose drafts hold nothing else`}
          />
          <Button variant="contained" disabled={chosenSites.length === 0} onClick={() => (publishes ? setAsks(true) : apply())}>
            Change {formatCount(chosenSites.length, 'site', 'sites')}
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {applying.status === 'running' && (
            <Button color="inherit" onClick={stop}>
              Stop here
            </Button>
          )}
          {(applying.status === 'done' || applying.status === 'stopped') && reached > 0 && (
            <Button variant="outlined" color="error" onClick={() => void undo()}>
              Undo at {formatCount(reached, 'site', 'sites')}
            </Button>
          )}
          {!isBusy && (
            <Button variant="contained" onClick={onStartOver}>
              Another change
            </Button>
          )}
        </Box>
      )}
      {applying === null && replaced > 0 && (
        <Alert severity="warning">
          {replaced === 1
            ? 'One of the chosen sites says something of its own there, which is replaced.'
            : `${replaced} of the chosen sites say something of their own there, which is replaced.`}
        </Alert>
      )}
      {asks && <ConfirmPublish sites={chosenSites} isPublished={canPublish} onConfirm={apply} onClose={() => setAsks(false)} />}
      {applying?.status === 'stopped' && <Alert severity="info">Stopped. The sites that were not reached are as they were.</Alert>}
      <Box component="ul" aria-label="Sites" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {listed.slice(0, mostShown).map((site) => (
          <ChangedSiteRow
            key={site.siteId}
            site={site}
            checked={chosen.has(site.siteId)}
            disabled={applying !== null}
            onCheck={() => check([site.siteId], !chosen.has(site.siteId))}
            outcome={applying?.outcomes.get(site.siteId) ?? null}
          />
        ))}
      </Box>
      {listed.length > mostShown && (
        <Typography variant="body2" color="text.secondary">
          And {listed.length - mostShown} more.{applying === null && ' Search to see them.'}
        </Typography>
      )}
    </Box>
  )
}
