import { waitText } from '@forecourt/rules/format/waitText'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { Box, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ConversationRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { leadStatuses } from '../leads/leadStatus'
import { nextStepText } from './nextStepText'

/** Display name of the shopper. */
export const shopperDisplayName = (person: Pick<ConversationRecord, 'name' | 'lastName' | 'email' | 'phone'>): string =>
  personName(person) || 'Unnamed customer'

interface Props {
  readonly row: ConversationRecord
  readonly to: string
  readonly isOpen: boolean
}

/** How long the shopper has waited for a reply, and whether that is longer than the dealer's answer time. */
const WaitPill = ({ since, dueAt }: { readonly since: string; readonly dueAt: string | null }) => {
  const now = Date.now()
  const isOverdue = dueAt !== null && Date.parse(dueAt) < now
  return <StatusPill tone={isOverdue ? 'bad' : 'waiting'}>{`Waiting ${waitText(since, now)}${isOverdue ? ', overdue' : ''}`}</StatusPill>
}

/** A conversation in the list: name, subject and latest entry. */
export const ConversationRow = ({ row, to, isOpen }: Props) => {
  const about = [row.form && leadForms[row.form].name, row.soldCarName ?? row.carName].filter(Boolean).join(' · ')
  return (
    <Box
      component={LinkBase}
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      data-conversation={row.id}
      sx={{
        display: 'grid',
        gap: 0.25,
        px: 2,
        py: 1.25,
        color: 'inherit',
        textDecoration: 'none',
        borderLeft: '3px solid transparent',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...(isOpen && { bgcolor: 'action.selected', borderLeftColor: 'primary.main' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
        {row.unread && (
          <Box
            component="span"
            role="img"
            aria-label="Unread"
            sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: 'primary.main', flexShrink: 0 }}
          />
        )}
        <Typography sx={{ fontWeight: row.unread ? 700 : 560, flex: 1, minWidth: 0 }} noWrap>
          {shopperDisplayName(row)}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ flexShrink: 0 }}>
          <Ago at={row.lastAt} />
        </Typography>
      </Box>
      {about && (
        <Box sx={{ display: 'flex', minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
            {about}
          </Typography>
          {row.carNumber && (
            // Never cut off, since it tells cars of one name apart.
            <Typography variant="body2" sx={{ flexShrink: 0, whiteSpace: 'pre' }}>
              {` · ${row.carNumber}`}
            </Typography>
          )}
        </Box>
      )}
      {row.lastText && (
        <Typography variant="body2" color="text.secondary" noWrap>
          {row.lastBy === 'dealer' && 'You: '}
          {row.lastText}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.25, minWidth: 0 }}>
        <StatusPill tone={leadStatuses[row.stage].tone}>{leadStatuses[row.stage].text}</StatusPill>
        {row.waitsSince && <WaitPill since={row.waitsSince} dueAt={row.dueAt} />}
        <Typography variant="caption" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
          {row.assignedName ?? 'Unassigned'}
          {row.nextStep && ` · ${nextStepText(row.nextStep, row.nextStepAt)}`}
        </Typography>
      </Box>
    </Box>
  )
}
