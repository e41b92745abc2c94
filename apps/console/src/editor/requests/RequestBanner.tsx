import AskIcon from '@mui/icons-material/HowToVoteOutlined'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { trpc } from '../../client/trpc'
import { noticeBar } from '../bar/noticeBar'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { ReviewDialog } from './ReviewDialog'
import { useRequests } from './useRequests'

/** What somebody asked to have published, for who answers it and for who asked. */
const WaitingRequest = () => {
  const { can, userId } = useSession().editing
  const request = useEditor((state) => state.publication.request)
  const hasMoved = useEditor(
    ({ draft, publication }) =>
      publication.request !== null && (draft.revision !== publication.request.revision || draft.status !== 'saved'),
  )
  const [reviews, setReviews] = useState(false)
  const { working, failure, withdraw } = useRequests()
  if (!request) return null
  const { id, author, note } = request
  const isMine = request.authorId === userId
  const quoted = note === '' ? '' : `: “${note.length > 120 ? `${note.slice(0, 117)}…` : note}”`
  const said = isMine
    ? `You asked for this to be published.${hasMoved ? ' You edited the draft since; what you asked for stays as it was. Ask again to replace it.' : ''}`
    : `${author} asks to publish${quoted}${hasMoved ? ' The draft was edited since; this is about what was asked.' : ''}`
  return (
    <>
      <Alert
        severity={failure ? 'error' : 'info'}
        icon={<AskIcon fontSize="small" />}
        sx={noticeBar}
        action={
          <>
            {(can.publish || !isMine) && (
              <Button color="inherit" onClick={() => setReviews(true)}>
                {can.publish ? 'Review' : 'Look at it'}
              </Button>
            )}
            {isMine && (
              <Button color="inherit" loading={working} onClick={() => void withdraw(id)}>
                Withdraw
              </Button>
            )}
          </>
        }
      >
        {failure?.message ?? said}
      </Alert>
      {reviews && <ReviewDialog request={request} mayAnswer={can.publish} onClose={() => setReviews(false)} />}
    </>
  )
}

/** How one's own request was answered; it stays until it is put away. */
const Answer = () => {
  const session = useSession()
  const answered = useEditor((state) => state.publication.answered)
  if (!answered) return null
  const { id, status, answer, answeredBy, version } = answered
  const close = () => {
    session.publicationChanged({ answered: null })
    // What was not put away comes back with the next visit.
    trpc.requests.read.mutate({ siteId: session.editing.site.id, id }).catch(() => {})
  }
  return (
    <Alert severity={status === 'published' ? 'success' : 'warning'} sx={noticeBar} onClose={close}>
      {status === 'published' ? `${answeredBy} published what you asked for, as version ${version}.` : `${answeredBy} sent it back:`}
      {answer !== '' && ` ${answer}`}
    </Alert>
  )
}

export const RequestBanner = () => (
  <>
    <WaitingRequest />
    <Answer />
  </>
)
