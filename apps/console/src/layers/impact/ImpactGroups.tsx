import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Typography } from '@mui/material'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { isRefused } from './impactCounts'
import type { Impact, SiteImpact } from './useImpact'

interface Props {
  readonly impact: Impact
  /** Shows a site before and after. */
  readonly onPreview: (site: SiteImpact) => void
}

const mostNames = 40
const mostGroups = 30

const SiteNames = ({ sites, onPreview }: { readonly sites: readonly SiteImpact[]; readonly onPreview: Props['onPreview'] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {sites.slice(0, mostNames).map((site) => (
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
    {sites.length > mostNames && (
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
        and {(sites.length - mostNames).toLocaleString('en-AU')} more
      </Typography>
    )}
  </Box>
)

/** Sites that change alike, together: what changes, on which pages, and at whom. Those that would be refused come first. */
export const ImpactGroups = ({ impact, onPreview }: Props) => {
  const refused = impact.sites.filter(isRefused)
  const groups = Object.entries(impact.changes)
    .map(([key, shared]) => ({ key, shared, sites: impact.sites.filter((site) => site.changesKey === key && !isRefused(site)) }))
    .filter(({ sites }) => sites.length > 0)
    .sort((one, other) => other.sites.length - one.sites.length)
  return (
    <Box>
      {refused.map((site) => (
        <Accordion key={site.siteId} disableGutters variant="outlined">
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography sx={{ fontWeight: 600, color: 'error.main' }}>{site.name} can’t take it</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <ProblemList problems={site.newProblems} />
          </AccordionDetails>
        </Accordion>
      ))}
      {groups.slice(0, mostGroups).map(({ key, shared, sites }) => (
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
      {groups.length > mostGroups && (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
          And {groups.length - mostGroups} further ways to change, at few sites each.
        </Typography>
      )}
    </Box>
  )
}
