import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { impactSentence, wouldBeInvalid } from './impactSentence'
import type { Impact, SiteImpact } from './useImpact'

interface ImpactGroupsProps {
  readonly impact: Impact
  /** Previews a site before and after. */
  readonly onPreview: (site: SiteImpact) => void
}

const maxNames = 40
const maxGroups = 30

const SiteNames = ({ sites, onPreview }: { readonly sites: readonly SiteImpact[]; readonly onPreview: ImpactGroupsProps['onPreview'] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {sites.slice(0, maxNames).map((site) => (
      <Button
        key={site.siteId}
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => onPreview(site)}
        aria-label={`Preview ${site.name}`}
      >
        {site.name}
      </Button>
    ))}
    {sites.length > maxNames && (
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
        and {(sites.length - maxNames).toLocaleString('en-AU')} more
      </Typography>
    )}
  </Box>
)

/** Groups sites with the same changes: what changes, on which pages, and which sites. Refused ones first. */
export const ImpactGroups = ({ impact, onPreview }: ImpactGroupsProps) => {
  const refused = impact.sites.filter(wouldBeInvalid)
  const groups = Object.entries(impact.changes)
    .map(([key, shared]) => ({ key, shared, sites: impact.sites.filter((site) => site.changesKey === key && !wouldBeInvalid(site)) }))
    .filter(({ sites }) => sites.length > 0)
    .sort((one, other) => other.sites.length - one.sites.length)
  return (
    <Box>
      {refused.map((site) => (
        <Accordion key={site.siteId} disableGutters variant="outlined">
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography sx={{ fontWeight: 600, color: 'error.main' }}>{site.name} can’t be changed</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <ProblemList problems={site.newProblems} />
          </AccordionDetails>
        </Accordion>
      ))}
      {groups.slice(0, maxGroups).map(({ key, shared, sites }) => (
        <Accordion key={key} disableGutters variant="outlined">
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Box>
              <Typography sx={{ fontWeight: 600 }}>
                {formatCount(shared.changes.length, 'change', 'changes')} at {formatCount(sites.length, 'site', 'sites')}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {shared.pages.join(', ')}
              </Typography>
            </Box>
          </AccordionSummary>
          <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
            <ChangeList changes={shared.changes} />
            <SiteNames sites={sites} onPreview={onPreview} />
          </AccordionDetails>
        </Accordion>
      ))}
      {groups.length > maxGroups && (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
          And {groups.length - maxGroups} more types of change, at a few sites each.
        </Typography>
      )}
    </Box>
  )
}

interface ImpactSummaryProps {
  readonly impact: Impact
  readonly onStop: () => void
  readonly onRestart: () => void
}

/** The impact of a layer on its sites in one sentence, with progress. */
export const ImpactSummary = ({ impact, onStop, onRestart }: ImpactSummaryProps) => {
  const { sites, total, status, failure } = impact
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography sx={{ fontWeight: 620, flex: 1, minWidth: 200 }} role="status">
          {impactSentence(impact)}
        </Typography>
        {status === 'running' && (
          <Button color="inherit" onClick={onStop}>
            Stop
          </Button>
        )}
        {(status === 'stopped' || status === 'failed') && (
          <Button color="inherit" onClick={onRestart}>
            Check again
          </Button>
        )}
      </Box>
      {status === 'running' && (
        <LinearProgress
          aria-label="Sites checked"
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? (100 * sites.length) / total : undefined}
        />
      )}
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}
