import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { BookingAction } from '../../client/Records'

interface MessagePreviewProps {
  readonly id: string
  readonly action: BookingAction
}

/** Pixels, the same before and after loading: the buttons below must not move under the pointer. */
const height = 216

/** Preview of the message that the shopper receives for an action. */
export const MessagePreview = ({ id, action }: MessagePreviewProps) => {
  const { data, error } = useQuery(api.bookings.message.queryOptions({ id, action }, { staleTime: 0, retry: false }))
  if (error)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: height }}>
        {callError(error).message}
      </Typography>
    )
  if (!data) return <Skeleton variant="rounded" height={height} />
  if (data.to === null)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: height }}>
        {data.why}
      </Typography>
    )
  return (
    <Box
      component="section"
      aria-label="Message to the customer"
      sx={{ height, display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}
    >
      <Typography variant="body2" sx={{ px: 1.5, py: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
        To {data.to}: <b>{data.subject}</b>
      </Typography>
      <Typography
        variant="body2"
        sx={{ px: 1.5, py: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', flex: 1, overflowY: 'auto' }}
        tabIndex={0}
      >
        {data.text}
      </Typography>
    </Box>
  )
}
