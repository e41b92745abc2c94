import { Box, Card, Checkbox, Typography } from '@mui/material'
import { StatusPill, type Tone } from '../../parts/StatusPill'
import type { SiteOutcome } from './useApply'
import type { ChangeAtSite } from './useLook'

interface Props {
  readonly site: ChangeAtSite
  readonly checked: boolean
  readonly disabled: boolean
  readonly onCheck: () => void
  readonly outcome: SiteOutcome | null
}

const outcomes: { readonly [Name in SiteOutcome['outcome']]: { readonly tone: Tone; readonly text: string } } = {
  saved: { tone: 'good', text: 'Saved in the draft' },
  published: { tone: 'good', text: 'Published' },
  unchanged: { tone: 'quiet', text: 'Unchanged' },
  refused: { tone: 'bad', text: 'Refused' },
  failed: { tone: 'bad', text: 'Failed' },
  undone: { tone: 'info', text: 'Undone' },
  kept: { tone: 'waiting', text: 'Left as it is' },
}

/** A list changes in sentences, a value from what it was to what it is. */
const whatHappens = ({ sentences, isChanged, isSilent, before, after }: ChangeAtSite): string => {
  if (isSilent) return `Stays ${before}; only whether the site says so itself changes`
  if (sentences.length > 0) return sentences.join('; ')
  return isChanged ? `${before} → ${after}` : before
}

const State = ({ site, outcome }: Pick<Props, 'site' | 'outcome'>) => {
  if (outcome) return <StatusPill tone={outcomes[outcome.outcome].tone}>{outcomes[outcome.outcome].text}</StatusPill>
  if (site.obstacle !== null) return <StatusPill tone="bad">Can’t take it</StatusPill>
  if (!site.isChanged) return <StatusPill tone="quiet">Is so already</StatusPill>
  if (site.isSilent) return <StatusPill tone="quiet">Looks the same</StatusPill>
  return site.isClean ? <StatusPill tone="info">Changes</StatusPill> : <StatusPill tone="waiting">Changes, draft open</StatusPill>
}

/** One site: what the setting says now and would say then, what is in the way, and what became of it. */
export const ChangedSiteRow = ({ site, checked, disabled, onCheck, outcome }: Props) => (
  <Card component="li" sx={{ p: 1, pr: 1.5, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', columnGap: 1 }}>
    <Checkbox
      checked={checked}
      disabled={disabled || site.obstacle !== null || !site.isChanged}
      onChange={onCheck}
      slotProps={{ input: { 'aria-label': `Choose ${site.name}` } }}
    />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 620 }}>
        {site.name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {outcome?.message ?? site.obstacle ?? whatHappens(site)}
      </Typography>
    </Box>
    <State site={site} outcome={outcome} />
  </Card>
)
