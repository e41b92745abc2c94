import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../client/api'
import { StatusPill } from '../../parts/StatusPill'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'

const shown = 3

const pills = {
  waiting: { tone: 'waiting', words: 'Waits' },
  refused: { tone: 'bad', words: 'Refused' },
  cancelled: { tone: 'quiet', words: 'Cancelled' },
} as const

/** What waits to go live, and what was scheduled lately and did not go live, with why. What did is among the versions. */
export const ScheduledList = () => {
  const siteId = useSession().editing.site.id
  const waiting = useEditor((state) => state.schedule)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const { data, refetch } = useQuery(api.schedules.list.queryOptions({ siteId }, { enabled: false }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited may have been settled.
  useEffect(() => void refetch(), [siteId, waiting])
  const settled = data?.settled ?? []
  const failed = settled.filter(({ status }) => status !== 'published').slice(0, shown)
  const all = waiting ? [waiting, ...failed] : failed
  if (all.length === 0) return null
  return (
    <Box component="section" aria-labelledby="scheduled-title" sx={{ px: 2, pt: 1.5 }}>
      <Typography id="scheduled-title" component="h3" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary' }}>
        Scheduled
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map(({ id, status, publishAt, author, note, message }) => {
          const pill = status === 'published' ? null : pills[status]
          return (
            <Box component="li" key={id} sx={{ py: 0.75 }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 620, fontSize: 13.5 }}>
                  {formatMoment(publishAt, timeZone, new Date().toISOString())}
                </Typography>
                {pill && <StatusPill tone={pill.tone}>{pill.words}</StatusPill>}
              </Box>
              <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {[author, note, message].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
