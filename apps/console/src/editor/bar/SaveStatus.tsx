import { Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { LiveRegion } from '../LiveRegion'
import { useEditor } from '../session/SessionContext'
import { saveSentence } from './saveSentence'

/** The draft's save status. Announced when the state changes, not every second. */
export const SaveStatus = () => {
  const draft = useEditor((state) => state.draft)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const bad = draft.status === 'failed' || draft.status === 'refused' || draft.status === 'conflict'
  const sentence = saveSentence(draft, Math.max(now, Date.parse(draft.savedAt ?? '') || 0))
  const announcement = draft.status === 'saved' ? 'Saved' : draft.status === 'saving' || draft.status === 'unsaved' ? '' : sentence
  return (
    <>
      <Typography
        variant="caption"
        aria-hidden
        title={sentence}
        data-status={draft.status}
        sx={{
          color: bad ? 'error.main' : 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontWeight: bad ? 600 : 400,
        }}
      >
        {sentence}
      </Typography>
      {draft.status === 'failed' && draft.signedOut && (
        <Link
          href="/sign-in"
          target="_blank"
          variant="caption"
          aria-label="Sign in (opens a new tab)"
          sx={{ fontWeight: 600, justifySelf: 'start', whiteSpace: 'nowrap' }}
        >
          Sign in
        </Link>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
