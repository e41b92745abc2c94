import { Box, Button, Card, Checkbox, Typography } from '@mui/material'
import { useState } from 'react'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { StatusPill } from '../../parts/StatusPill'
import { isRefused } from '../impact/impactCounts'
import type { SharedChanges, SiteImpact } from '../impact/useImpact'

interface Props {
  readonly site: SiteImpact
  readonly shared: SharedChanges | null
  readonly checked: boolean
  readonly onCheck: () => void
  readonly onPreview: () => void
}

const Effect = ({ site, shared }: Pick<Props, 'site' | 'shared'>) => {
  if (isRefused(site)) return <StatusPill tone="bad">Can’t take it</StatusPill>
  if (!shared) return <StatusPill tone="quiet">Looks the same</StatusPill>
  return <StatusPill tone="info">{formatCount(shared.changes.length, 'change', 'changes')}</StatusPill>
}

/** A site that is behind: what the roll-out would do to it, and whether it is to be among the chosen. */
export const SiteImpactRow = ({ site, shared, checked, onCheck, onPreview }: Props) => {
  const [open, setOpen] = useState(false)
  const about = [
    site.organisationName === site.name ? null : site.organisationName,
    `uses revision ${site.revision}`,
    site.liveVersion === null ? 'not live yet' : null,
    shared && shared.pages.length > 0 ? shared.pages.join(', ') : null,
  ].filter(Boolean)
  return (
    <Card component="li" sx={{ p: 1, pr: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1 }}>
        <Checkbox checked={checked} onChange={onCheck} slotProps={{ input: { 'aria-label': `Choose ${site.name}` } }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 620 }}>
            {site.name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {about.join(' · ')}
          </Typography>
        </Box>
        <Effect site={site} shared={shared} />
        <Box sx={{ display: 'flex', width: { xs: '100%', sm: 'auto' }, pl: { xs: 5, sm: 0 } }}>
          <Button
            color="inherit"
            aria-expanded={open}
            aria-label={`What changes at ${site.name}`}
            disabled={!shared && site.newProblems.length === 0}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'What changes'}
          </Button>
          <Button color="inherit" aria-label={`Preview ${site.name}`} onClick={onPreview}>
            Preview
          </Button>
        </Box>
      </Box>
      {open && (
        <Box sx={{ pl: { sm: 5.25 }, pt: 1, pb: 0.5, display: 'grid', gap: 1.5 }}>
          {site.newProblems.length > 0 && <ProblemList problems={site.newProblems} />}
          {shared && <ChangeList changes={shared.changes} />}
        </Box>
      )}
    </Card>
  )
}
