import { Box, Button } from '@mui/material'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import type { LeadDetail } from '../../client/Records'
import { useMay } from '../useMay'
import { leadStatuses } from './leadStatus'

const next = {
  new: ['contacted', 'lost'],
  contacted: ['qualified', 'won', 'lost'],
  qualified: ['won', 'lost'],
  won: ['contacted'],
  lost: ['contacted'],
} as const satisfies Record<LeadDetail['status'], readonly LeadDetail['status'][]>

/** Moves a lead to what comes next; the first step is the usual one, as long as there is one. */
export const LeadStatusActions = ({ lead }: { lead: LeadDetail }) => {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate()
  if (!may('lead.update')) return null
  // A lead that is won or lost needs nothing; taking it up again is possible, not expected.
  const isClosed = lead.status === 'won' || lead.status === 'lost'
  const move = (status: LeadDetail['status']) =>
    update(
      'leads',
      { id: lead.id, data: { status }, previousData: lead },
      {
        onSuccess: () => {
          notify(`${lead.name} is now ${leadStatuses[status].text.toLowerCase()}.`, { type: 'success' })
          refresh()
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'That did not work.', { type: 'error' }),
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next[lead.status].map((status, index) => (
        <Button
          key={status}
          variant={index === 0 && !isClosed ? 'contained' : 'outlined'}
          color={index === 0 && !isClosed ? 'primary' : 'inherit'}
          disabled={isPending}
          onClick={() => move(status)}
        >
          {leadStatuses[status].action}
        </Button>
      ))}
    </Box>
  )
}
