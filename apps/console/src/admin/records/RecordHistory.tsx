import { Alert, Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'

interface RecordEvent {
  readonly id: string
  readonly summary: string
  readonly changes: readonly string[]
  readonly by: string
  readonly at: string
  readonly isUndoable: boolean
}

interface Props {
  readonly noun: string
  readonly events: readonly RecordEvent[]
  /** Undoes an entry by its id. */
  readonly undo: { readonly mutate: (id: string) => void; readonly isPending: boolean; readonly error: unknown }
  /** Whether an undo would discard unsaved values. */
  readonly isUndoDisabled: boolean
  /** Content above and below the list. */
  readonly before?: ReactNode
  readonly more?: ReactNode
}

/** Change history of a record, with undo of the last change. */
export const RecordHistory = ({ noun, events, undo, isUndoDisabled, before, more }: Props) =>
  events.length === 0 ? null : (
    <Card component="section" aria-labelledby="record-history" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2" id="record-history">
        History
      </Typography>
      {undo.error !== null && <Alert severity="error">{callError(undo.error).message}</Alert>}
      {before}
      <Box component="ol" aria-label={`Changes to this ${noun}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map(({ id, summary, changes, by, at, isUndoable }, index) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 1, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{changes.join(' · ') || summary}</Typography>
              <Typography variant="caption" color="text.secondary">
                {by}, <Ago at={at} />
              </Typography>
            </Box>
            {isUndoable && (
              <Button color="inherit" disabled={isUndoDisabled} loading={undo.isPending} onClick={() => undo.mutate(id)}>
                Undo
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {more}
    </Card>
  )
