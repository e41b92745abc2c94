import type { PublishRequest } from '@forecourt/data/publishing/requests/PublishRequest'
import type { SnapshotDecision } from '@forecourt/data/sites/versions/mergeSnapshot'
import { shortestReason } from '@forecourt/rules/compliance/waivers'
import AskIcon from '@mui/icons-material/HowToVoteOutlined'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { trpc } from '../../client/trpc'
import { PageForecast } from '../../layers/forecast/PageForecast'
import { Ago } from '../../parts/Ago'
import { ChangeList } from '../../parts/changes/ChangeList'
import { FirstPublish } from '../../parts/changes/FirstPublish'
import { ProblemList } from '../../parts/changes/ProblemList'
import { ReasonField } from '../../parts/changes/ReasonField'
import { Warnings } from '../../parts/changes/Warnings'
import { formatCount } from '../../parts/formatCount'
import { noticeBar } from '../bar/barStyle'
import { roomyDialog } from '../bar/roomyDialog'
import { SnapshotChoice } from '../publish/SnapshotChoice'
import { useEditor, useSession } from '../session/SessionContext'
import { useRequests } from './PublishRequestDialog'

/** Loads a request and the state that its answer depends on, or the reason for a failure. */
const useRequestToAnswer = (id: string) => {
  const siteId = useSession().editing.site.id
  const { data, error, refetch } = useQuery(api.requests.get.queryOptions({ siteId, id }, { ...readOnce, trpc: { abortOnUnmount: true } }))
  return { requested: data ?? null, failure: error && callError(error).message, reload: () => void refetch() }
}

interface Props {
  readonly request: PublishRequest
  /** Whether the user can publish; others see it read-only. */
  readonly mayAnswer: boolean
  readonly onClose: () => void
}

const maxNoteLength = 500

interface RequestedChangesProps {
  readonly requested: Outputs['requests']['get']
  readonly author: string
  readonly decision: SnapshotDecision | null
  readonly onDecide: (decision: SnapshotDecision | null) => void
}

/** What would go live: problems, warnings, changes, and conflicts with the live version. */
const RequestedChanges = ({ requested, author, decision, onDecide }: RequestedChangesProps) => {
  const { problems } = requested
  const siteId = useSession().editing.site.id
  return (
    <>
      {problems.length > 0 && (
        <Box>
          <Typography sx={{ fontWeight: 620, mb: 0.5 }}>
            {formatCount(problems.length, 'setting keeps', 'settings keep')} this from going live
          </Typography>
          <ProblemList problems={problems} />
        </Box>
      )}
      <Warnings warnings={[...requested.warnings, ...requested.legalWarnings]} />
      {requested.changes === null ? (
        <>
          <Typography>This is the first time this site goes live.</Typography>
          <FirstPublish siteId={siteId} action={() => null} />
        </>
      ) : (
        <Box>
          <Typography sx={{ fontWeight: 620, mb: 1 }}>
            {formatCount(requested.changes.length, 'change', 'changes')} since version {requested.liveVersion}
          </Typography>
          <ChangeList changes={requested.changes} />
        </Box>
      )}
      {requested.conflicts.length > 0 && (
        <>
          <Alert severity="warning" icon={false}>
            Version {requested.liveVersion} went live after this request and has different values.
          </Alert>
          <SnapshotChoice conflicts={requested.conflicts} requested={`Request from ${author}`} decision={decision} onChoose={onDecide} />
        </>
      )}
    </>
  )
}

/** Reviews a publish request: the requested changes as text, and the buttons to answer. */
const ReviewDialog = ({ request, mayAnswer, onClose }: Props) => {
  const session = useSession()
  const { id, author, note, createdAt } = request
  const { requested, failure: notLoaded, reload } = useRequestToAnswer(id)
  const { working, failure, publish, sendBack } = useRequests()
  const [answer, setAnswer] = useState('')
  const [decision, setDecision] = useState<SnapshotDecision | null>(null)
  const [reason, setReason] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const problems = requested?.problems ?? []
  const needsReason = (requested?.legalWarnings.length ?? 0) > 0
  const isBlocked =
    problems.length > 0 ||
    ((requested?.conflicts.length ?? 0) > 0 && decision === null) ||
    (needsReason && reason.trim().length < shortestReason)
  const publishIt = (expectedVersion: number | null) =>
    closeIfDone(publish(id, { answer: answer.trim(), reason: reason.trim(), expectedVersion, decision }))
  const showInPreview = () => {
    if (!requested) return
    session.view({ number: 0, called: `the request from ${author}`, config: requested.config, values: requested.values })
    onClose()
  }
  const closeIfDone = async (action: Promise<boolean>) => {
    if (await action) {
      session.view(null)
      onClose()
    } else reload()
  }
  const sendBackWithNote = () => {
    if (answer.trim() === '') return setNoteMissing(true)
    void closeIfDone(sendBack(id, answer.trim()))
  }
  const message = failure?.message ?? notLoaded
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="review-title" slotProps={roomyDialog}>
      <DialogTitle id="review-title" sx={{ pb: 0.5, fontSize: 18, fontWeight: 660 }}>
        {author} asks to publish {session.editing.site.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography variant="body2" color="text.secondary">
            <Ago at={createdAt} />
          </Typography>
          {note !== '' && (
            <Typography
              sx={{ mt: 1, px: 1.5, py: 1, borderRadius: '8px', bgcolor: 'action.hover', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {note}
            </Typography>
          )}
        </Box>
        {message && <Alert severity="error">{message}</Alert>}
        {!requested && !notLoaded && <Skeleton variant="rounded" height={96} />}
        {requested && (
          <>
            <RequestedChanges requested={requested} author={author} decision={decision} onDecide={setDecision} />
            {problems.length === 0 && requested.liveVersion !== null && (
              <PageForecast
                siteId={session.editing.site.id}
                siteName={session.editing.site.name}
                requestId={id}
                changes={requested.changes ?? undefined}
                isReady={!working}
              />
            )}
            <Button variant="outlined" color="inherit" onClick={showInPreview} sx={{ justifySelf: 'start' }}>
              See it in the preview
            </Button>
          </>
        )}
        {mayAnswer && needsReason && <ReasonField reason={reason} onChange={setReason} />}
        {mayAnswer && (
          <TextField
            label={`Note to ${author}`}
            placeholder="What should change, or a thank-you"
            multiline
            minRows={2}
            value={answer}
            error={isNoteMissing && answer.trim() === ''}
            helperText={isNoteMissing && answer.trim() === '' ? 'Say what should change before you send it back.' : undefined}
            onChange={(event) => setAnswer(event.target.value.slice(0, maxNoteLength))}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ mt: 0.5 }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} color="inherit">
          {mayAnswer ? 'Cancel' : 'Close'}
        </Button>
        {mayAnswer && (
          <>
            <Button variant="outlined" color="inherit" disabled={working} onClick={sendBackWithNote}>
              Send back
            </Button>
            <Button
              variant="contained"
              loading={working}
              disabled={!requested || isBlocked}
              onClick={() => requested && void publishIt(requested.liveVersion)}
            >
              {needsReason ? 'Publish anyway' : 'Publish'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** A pending publish request, shown to the publisher and to the user who made it. */
const WaitingRequest = () => {
  const { can, userId } = useSession().editing
  const request = useEditor((state) => state.publication.request)
  const isDraftChanged = useEditor(
    ({ draft, publication }) =>
      publication.request !== null && (draft.revision !== publication.request.revision || draft.status !== 'saved'),
  )
  const [isReviewing, setReviewing] = useState(false)
  const { working, failure, withdraw } = useRequests()
  if (!request) return null
  const { id, author, note } = request
  const isMine = request.authorId === userId
  const quotedNote = note === '' ? '' : `: “${note.length > 120 ? `${note.slice(0, 117)}…` : note}”`
  const message = isMine
    ? `You requested publication.${isDraftChanged ? ' You have edited the draft since, but the request is unchanged. Send a new request to replace it.' : ''}`
    : `${author} asks to publish${quotedNote}${isDraftChanged ? ' The draft was edited since. This request is for the earlier version.' : ''}`
  return (
    <>
      <Alert
        severity={failure ? 'error' : 'info'}
        icon={<AskIcon fontSize="small" />}
        sx={noticeBar}
        action={
          <>
            {(can.publish || !isMine) && (
              <Button color="inherit" onClick={() => setReviewing(true)}>
                {can.publish ? 'Review' : 'View'}
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
        {failure?.message ?? message}
      </Alert>
      {isReviewing && <ReviewDialog request={request} mayAnswer={can.publish} onClose={() => setReviewing(false)} />}
    </>
  )
}

/** The answer to the user's own request; shown until dismissed. */
const Answer = () => {
  const session = useSession()
  const answered = useEditor((state) => state.publication.answered)
  if (!answered) return null
  const { id, status, answer, answeredBy, version } = answered
  const close = () => {
    session.publicationChanged({ answered: null })
    // A failed dismissal shows it again on the next visit.
    trpc.requests.read.mutate({ siteId: session.editing.site.id, id }).catch(() => {})
  }
  return (
    <Alert severity={status === 'published' ? 'success' : 'warning'} sx={noticeBar} onClose={close}>
      {status === 'published' ? `${answeredBy} published your request as version ${version}.` : `${answeredBy} sent it back:`}
      {answer !== '' && ` ${answer}`}
    </Alert>
  )
}

/** Notices above the editor about requests to publish: one that waits for an answer, and the answer to the user's own. */
export const RequestBanner = () => (
  <>
    <WaitingRequest />
    <Answer />
  </>
)
