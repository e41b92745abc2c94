import { Box, Card, Checkbox, Typography } from '@mui/material'
import { formatCount } from '../../../parts/formatCount'
import { type PillTone, StatusPill } from '../../../parts/StatusPill'
import type { SiteOutcome } from './useApply'
import type { ChangeAtSite } from './useDryRun'

interface Props {
  readonly site: ChangeAtSite
  readonly checked: boolean
  readonly disabled: boolean
  readonly onCheck: () => void
  readonly outcome: SiteOutcome | null
}

/** As many sentences as are read at a glance; the others wait to be asked for. */
const mostListed = 3

const outcomes: { readonly [Name in SiteOutcome['outcome']]: { readonly tone: PillTone; readonly text: string } } = {
  saved: { tone: 'good', text: 'Saved in the draft' },
  published: { tone: 'good', text: 'Published' },
  unchanged: { tone: 'quiet', text: 'Unchanged' },
  refused: { tone: 'bad', text: 'Refused' },
  failed: { tone: 'bad', text: 'Failed' },
  undone: { tone: 'info', text: 'Undone' },
  kept: { tone: 'waiting', text: 'Left as it is' },
}

/** A list changes in sentences, a value from what it was to what it is. */
const whatHappens = ({ isChanged, looksSame, before, after }: ChangeAtSite): string => {
  if (looksSame) return `Stays ${before}; only whether the site says so itself changes`
  return isChanged ? `${before} → ${after}` : before
}

const State = ({ site, outcome }: Pick<Props, 'site' | 'outcome'>) => {
  if (outcome) return <StatusPill tone={outcomes[outcome.outcome].tone}>{outcomes[outcome.outcome].text}</StatusPill>
  if (site.obstacle !== null) return <StatusPill tone="bad">Can’t take it</StatusPill>
  if (!site.isChanged) return <StatusPill tone="quiet">Is so already</StatusPill>
  if (site.looksSame) return <StatusPill tone="quiet">Looks the same</StatusPill>
  return site.isClean ? <StatusPill tone="info">Changes</StatusPill> : <StatusPill tone="waiting">Changes, draft open</StatusPill>
}

/** One site: what the setting says now and would say then, what is in the way, and what became of it. */
export const ChangedSiteRow = ({ site, checked, disabled, onCheck, outcome }: Props) => {
  const told = outcome?.message || site.obstacle !== null ? [] : site.sentences
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
          {outcome?.message ?? site.obstacle ?? (told.length > 0 ? told.slice(0, mostListed).join('; ') : whatHappens(site))}
        </Typography>
        {outcome === null && site.obstacle === null && site.overwritten !== null && (
          <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            Replaces what the site says itself: {site.overwritten}
          </Typography>
        )}
        {outcome === null && site.obstacle === null && site.warnings.length > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            Worth a look: {site.warnings.join(' ')}
          </Typography>
        )}
        {told.length > mostListed && (
          <Typography variant="body2" color="text.secondary" component="details" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
              {formatCount(told.length - mostListed, 'more change', 'more changes')}
            </Box>
            {told.slice(mostListed).join('; ')}
          </Typography>
        )}
      </Box>
      <Box sx={{ ml: { xs: 6, sm: 0 } }}>
        <State site={site} outcome={outcome} />
      </Box>
    </Card>
  )
}
