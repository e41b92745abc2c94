import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { Alert } from '@mui/material'
import { trpc } from '../../client/trpc'
import { noticeBar } from '../bar/noticeBar'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'

/** What came of the last scheduled publication; it stays until it is put away. */
export const OutcomeBanner = () => {
  const session = useSession()
  const outcome = useEditor((state) => state.publication.outcome)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  if (!outcome) return null
  const { id, status, publishAt, settledAt, version, message } = outcome
  const at = formatMoment(publishAt, timeZone, settledAt ?? publishAt)
  const close = () => {
    session.publicationChanged({ outcome: null })
    // What was not put away comes back with the next visit.
    trpc.schedules.read.mutate({ siteId: session.editing.site.id, id }).catch(() => {})
  }
  return (
    <Alert severity={status === 'published' ? 'success' : 'error'} sx={noticeBar} onClose={close}>
      {status === 'published'
        ? `Version ${version} went live as scheduled for ${at}.${message ? ` ${message}` : ''}`
        : `What was scheduled for ${at} did not go live. ${message ?? ''}`}
    </Alert>
  )
}
