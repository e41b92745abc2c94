import type { SnapshotDecision } from '@forecourt/data/sites/versions/mergeSnapshot'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'
import { trpc } from '../../client/trpc'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { roomyDialog } from '../bar/roomyDialog'
import { DraftForecast } from '../publish/DraftForecast'
import { PendingChanges } from '../publish/PendingChanges'
import { usePublishingCall } from '../publish/usePublishingCall'
import { useEditor, useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'

interface RequestAnswer {
  readonly answer: string
  /** Why its legal warnings are all right; empty without any. */
  readonly reason: string
  readonly expectedVersion: number | null
  readonly decision: SnapshotDecision | null
}

/** Actions on publish requests; each resolves to whether it succeeded. */
export const useRequests = () => {
  const session = useSession()
  const { working, failure, attempt, savedDraft } = usePublishingCall()
  const queries = useQueryClient()
  const siteId = session.editing.site.id
  return {
    working,
    failure,
    /** Requests publishing of the current draft. */
    requestPublish: (note: string) =>
      attempt(async () => {
        const { request } = await trpc.requests.create.mutate({ ...(await savedDraft()), note })
        session.publicationChanged({ request, answered: null })
      }),
    withdraw: (id: string) =>
      attempt(async () => {
        await trpc.requests.withdraw.mutate({ siteId, id })
        session.publicationChanged({ request: null })
      }),
    publish: (id: string, answer: RequestAnswer) =>
      attempt(async () => {
        const { expectedVersion } = answer
        const { version } = await trpc.requests.publish.mutate({ siteId, id, ...answer })
        session.publicationChanged({ request: null })
        // The first version ends the setup of a new dealer.
        if (expectedVersion === null) void queries.invalidateQueries(api.onboarding.pathFilter())
        await session.catchUp(version)
      }),
    sendBack: (id: string, answer: string) =>
      attempt(async () => {
        await trpc.requests.sendBack.mutate({ siteId, id, answer })
        session.publicationChanged({ request: null })
      }),
  }
}

const maxNoteLength = 500

/** Requests publishing: the changes as text, and a note to the publishers. */
export const PublishRequestDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession()
  const { editorView } = useTools()
  const { working, failure, requestPublish } = useRequests()
  const [note, setNote] = useState('')
  const found = useEditor((state) => state.resolution.problems)
  const changes = useEditor((state) => state.changes)
  const live = useEditor((state) => state.live)
  const waiting = useEditor((state) => state.publication.request)
  useEffect(() => {
    session.flush()
    void session.draft.flush()
  }, [session])
  const refused = failure?.problems ?? []
  const errors = (refused.length > 0 ? refused : found).filter(({ severity }) => severity === 'error')
  const open = (pointer: string) => {
    onClose()
    editorView.open(pointer)
  }
  const send = async () => {
    if (await requestPublish(note.trim())) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ask-title" slotProps={roomyDialog}>
      <DialogTitle id="ask-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        Ask to publish {session.editing.site.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure !== null && <Alert severity="error">{failure.message}</Alert>}
        {errors.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 620, mb: 0.5 }}>
              {formatCount(new Set(errors.map(({ pointer }) => pointer)).size, 'setting needs', 'settings need')} attention before this can
              go live
            </Typography>
            <ProblemList problems={errors} onOpen={open} />
          </Box>
        )}
        <PendingChanges changes={changes} version={live?.version ?? null} hasErrors={errors.length > 0} onOpen={open} />
        <DraftForecast changes={changes} hasErrors={errors.length > 0} isPublishing={working} />
        <TextField
          label="Note to the publishers"
          placeholder="What has changed and when it should go live"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, maxNoteLength))}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 0.5 }}
        />
        <Typography variant="body2" color="text.secondary">
          {waiting
            ? `This replaces the earlier request from ${waiting.author}.`
            : 'People who can publish are notified by email and see the draft exactly as it is now. You can keep editing.'}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button variant="contained" loading={working} disabled={errors.length > 0 || changes?.length === 0} onClick={() => void send()}>
          Send request
        </Button>
      </DialogActions>
    </Dialog>
  )
}
