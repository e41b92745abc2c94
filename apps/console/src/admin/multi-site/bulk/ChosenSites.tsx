import { Alert, Box, Button, Card, Checkbox, FormControlLabel, LinearProgress, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { formatCount } from '../../../parts/formatCount'
import { PartialCheckbox } from '../../../parts/PartialCheckbox'
import { type PillTone, StatusPill } from '../../../parts/StatusPill'
import { BulkFilterBar } from './BulkFilterBar'
import { type BulkFilters, bulkFiltered } from './bulkFilters'
import { ConfirmPublish } from './ConfirmPublish'
import { canChange, dryRunSentence } from './dryRunSentence'
import { type Applying, type ChangeAtSite, type DryRun, type SiteOutcome, useApply } from './useDryRun'

interface ChangedSiteRowProps {
  readonly site: ChangeAtSite
  readonly checked: boolean
  readonly disabled: boolean
  readonly onCheck: () => void
  readonly outcome: SiteOutcome | null
}

/** Sentences shown at first; the others are collapsed. */
const maxSentences = 3

const outcomes: { readonly [Name in SiteOutcome['outcome']]: { readonly tone: PillTone; readonly text: string } } = {
  saved: { tone: 'good', text: 'Saved in the draft' },
  published: { tone: 'good', text: 'Published' },
  unchanged: { tone: 'quiet', text: 'Unchanged' },
  refused: { tone: 'bad', text: 'Refused' },
  failed: { tone: 'bad', text: 'Failed' },
  undone: { tone: 'info', text: 'Undone' },
  kept: { tone: 'waiting', text: 'Left unchanged' },
}

/** Text of a change of a value: `before → after`. A list change has sentences instead. */
const valueChangeText = ({ isChanged, looksSame, before, after }: ChangeAtSite): string => {
  if (looksSame) return `No visible change: it stays ${before}`
  return isChanged ? `${before} → ${after}` : before
}

const SiteStatePill = ({ site, outcome }: Pick<ChangedSiteRowProps, 'site' | 'outcome'>) => {
  if (outcome) return <StatusPill tone={outcomes[outcome.outcome].tone}>{outcomes[outcome.outcome].text}</StatusPill>
  if (site.obstacle !== null) return <StatusPill tone="bad">Can’t be changed</StatusPill>
  if (!site.isChanged) return <StatusPill tone="quiet">Already set</StatusPill>
  if (site.looksSame) return <StatusPill tone="quiet">Looks the same</StatusPill>
  return site.isClean ? <StatusPill tone="info">Changes</StatusPill> : <StatusPill tone="waiting">Changes, draft open</StatusPill>
}

/** One site of the dry run: value before and after, obstacle, warnings, and the outcome once applied. */
const ChangedSiteRow = ({ site, checked, disabled, onCheck, outcome }: ChangedSiteRowProps) => {
  const sentences = outcome?.message || site.obstacle !== null ? [] : site.sentences
  return (
    <Card
      component="li"
      sx={{ p: 1, pr: 1.5, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', columnGap: 1 }}
    >
      <Checkbox
        checked={checked}
        disabled={disabled || site.obstacle !== null || !site.isChanged}
        onChange={onCheck}
        slotProps={{ input: { 'aria-label': `Choose ${site.name}` } }}
      />
      <Box sx={{ flex: { xs: '1 1 calc(100% - 60px)', sm: 1 }, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 620 }}>
          {site.name}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {outcome?.message ??
            site.obstacle ??
            (sentences.length > 0 ? sentences.slice(0, maxSentences).join('; ') : valueChangeText(site))}
        </Typography>
        {outcome === null && site.obstacle === null && site.overwritten !== null && (
          <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            Replaces the site’s own setting: {site.overwritten}
          </Typography>
        )}
        {outcome === null && site.obstacle === null && site.warnings.length > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            Warning: {site.warnings.join(' ')}
          </Typography>
        )}
        {sentences.length > maxSentences && (
          <Typography variant="body2" color="text.secondary" component="details" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
              {formatCount(sentences.length - maxSentences, 'more change', 'more changes')}
            </Box>
            {sentences.slice(maxSentences).join('; ')}
          </Typography>
        )}
      </Box>
      <Box sx={{ ml: { xs: 6, sm: 0 } }}>
        <SiteStatePill site={site} outcome={outcome} />
      </Box>
    </Card>
  )
}

interface ChosenSitesProps {
  readonly dryRun: DryRun
  readonly filters: BulkFilters
  readonly onFilters: (filters: BulkFilters) => void
  readonly onStartOver: () => void
}

const maxShown = 200

interface ApplyingButtonsProps {
  readonly status: Applying['status']
  /** Number of changed sites. */
  readonly changedCount: number
  readonly onStop: () => void
  readonly onUndo: () => void
  readonly onStartOver: () => void
}

/** Buttons while a change is applied and after it. */
const ApplyingButtons = ({ status, changedCount, onStop, onUndo, onStartOver }: ApplyingButtonsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {status === 'running' && (
      <Button color="inherit" onClick={onStop}>
        Stop
      </Button>
    )}
    {(status === 'done' || status === 'stopped') && changedCount > 0 && (
      <Button variant="outlined" color="error" onClick={onUndo}>
        Undo at {formatCount(changedCount, 'site', 'sites')}
      </Button>
    )}
    {status !== 'running' && status !== 'undoing' && (
      <Button variant="contained" onClick={onStartOver}>
        Make another change
      </Button>
    )}
  </Box>
)

/** Sites of the dry run: choose which to change, draft or publish, and see each outcome. */
export const ChosenSites = ({ dryRun, filters, onFilters, onStartOver }: ChosenSitesProps) => {
  const { sites, change } = dryRun
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isConfirming, setConfirming] = useState(false)
  const [publish, setPublish] = useState(false)
  const { applying, start, undo, stop } = useApply()
  const filteredSites = bulkFiltered(sites, filters)
  const changeableSites = filteredSites.filter(canChange)
  const chosenSites = sites.filter(({ siteId }) => chosen.has(siteId))
  const canPublish = ({ isClean, mayPublish }: ChangeAtSite) => isClean && mayPublish
  const publishableCount = chosenSites.filter(canPublish).length
  const isPublishing = publish && publishableCount > 0
  const replaced = chosenSites.filter(({ overwritten }) => overwritten !== null).length
  const allChosen = changeableSites.length > 0 && changeableSites.every(({ siteId }) => chosen.has(siteId))
  const setSelected = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  const apply = (reason = '') => {
    setConfirming(false)
    void start(change, chosenSites, { publish: isPublishing, note: 'Change one setting at several sites', reason })
  }
  const isBusy = applying?.status === 'running' || applying?.status === 'undoing'
  const finished = [...(applying?.outcomes.values() ?? [])]
  // Once the change is applied, list only the chosen sites.
  const listed = applying === null ? filteredSites : chosenSites
  const changedCount = finished.filter(({ outcome }) => outcome === 'saved' || outcome === 'published').length
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status" sx={{ fontWeight: 620 }}>
        {applying === null ? dryRunSentence(filteredSites) : `${finished.length} of ${formatCount(applying.total, 'site', 'sites')} done.`}
      </Typography>
      {isBusy && applying && (
        <LinearProgress
          aria-label="Sites changed"
          variant={applying.status === 'running' ? 'determinate' : 'indeterminate'}
          value={applying.status === 'running' ? (100 * finished.length) / applying.total : undefined}
        />
      )}
      {applying === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <BulkFilterBar sites={sites} filters={filters} onFilters={onFilters} />
          <FormControlLabel
            sx={{ ml: 0, flex: 1, minWidth: 160 }}
            control={
              <PartialCheckbox
                checked={allChosen}
                isPartial={!allChosen && chosenSites.length > 0}
                onChange={(_event, on) =>
                  setSelected(
                    changeableSites.map(({ siteId }) => siteId),
                    on,
                  )
                }
              />
            }
            label={
              changeableSites.length === 1 ? 'Select the one site that can change' : `Select all ${changeableSites.length} that can change`
            }
          />
          {publishableCount > 0 && (
            <FormControlLabel
              control={<Switch checked={isPublishing} onChange={(_event, on) => setPublish(on)} />}
              label={
                publishableCount === 1
                  ? 'Publish right away (1 site with no other changes)'
                  : `Publish right away (${publishableCount} sites with no other changes)`
              }
            />
          )}
          <Button variant="contained" disabled={chosenSites.length === 0} onClick={() => (isPublishing ? setConfirming(true) : apply())}>
            Change {isPublishing ? formatCount(chosenSites.length, 'site', 'sites') : formatCount(chosenSites.length, 'draft', 'drafts')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
            {isPublishing
              ? `Goes live at ${formatCount(publishableCount, 'site', 'sites')}; you confirm it first.`
              : 'Nothing goes live: the change waits in the draft of each site until that is published.'}
          </Typography>
        </Box>
      ) : (
        <ApplyingButtons
          status={applying.status}
          changedCount={changedCount}
          onStop={stop}
          onUndo={() => void undo()}
          onStartOver={onStartOver}
        />
      )}
      {applying === null && replaced > 0 && (
        <Alert severity="warning">
          {replaced === 1
            ? 'One of the selected sites has its own value, which will be replaced.'
            : `${replaced} of the selected sites have their own value, which will be replaced.`}
        </Alert>
      )}
      {isConfirming && (
        <ConfirmPublish sites={chosenSites} isPublished={canPublish} onConfirm={apply} onClose={() => setConfirming(false)} />
      )}
      {applying?.status === 'stopped' && <Alert severity="info">Stopped. The remaining sites were not changed.</Alert>}
      <Box component="ul" aria-label="Sites" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {listed.slice(0, maxShown).map((site) => (
          <ChangedSiteRow
            key={site.siteId}
            site={site}
            checked={chosen.has(site.siteId)}
            disabled={applying !== null}
            onCheck={() => setSelected([site.siteId], !chosen.has(site.siteId))}
            outcome={applying?.outcomes.get(site.siteId) ?? null}
          />
        ))}
      </Box>
      {listed.length > maxShown && (
        <Typography variant="body2" color="text.secondary">
          And {listed.length - maxShown} more.{applying === null && ' Search to find them.'}
        </Typography>
      )}
    </Box>
  )
}
