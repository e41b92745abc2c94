import { Tooltip } from '@mui/material'
import { formatAgo } from './texts/formatAgo'

const full = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' })

/** A relative time; the exact time in its tooltip. */
export const Ago = ({ at }: { at: string }) => (
  <Tooltip title={full.format(new Date(at))}>
    <time dateTime={at}>{formatAgo(at, Date.now())}</time>
  </Tooltip>
)
