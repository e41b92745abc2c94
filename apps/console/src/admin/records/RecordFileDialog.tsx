import { Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { invalidateResources } from '../../client/invalidateResources'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { FileDialog } from '../../parts/files/FileDialog'
import { RecordFileReport } from './RecordFileReport'
import type { RecordView } from './RecordView'

interface Props<Row extends AnyRecord> {
  readonly view: RecordView<Row>
  readonly organisationId: string | null
  readonly ownerField: ReactNode
  readonly onClose: () => void
}

/** A file of records. */
export const RecordFileDialog = <Row extends AnyRecord>({ view, organisationId, ownerField, onClose }: Props<Row>) => {
  const { resource, noun, fields, list } = view
  const [, many] = list.counted
  const calls = recordApi(resource)
  const queries = useQueryClient()
  const readAgain = () => void invalidateResources(queries, resource)
  const dryRun = useMutation(calls.takeFile.mutationOptions())
  const take = useMutation(calls.takeFile.mutationOptions({ onSuccess: readAgain }))
  const undo = useMutation(calls.undoFile.mutationOptions({ onSuccess: readAgain }))
  // What another business' records would become says nothing of this one's.
  const looked = dryRun.variables?.organisationId === organisationId ? dryRun : null
  const report = take.data ?? looked?.data
  const importId = take.data?.importId ?? null
  const headings = Object.values(fields).map(({ label }) => label)
  return (
    <FileDialog
      many={many}
      accept=".csv,.tsv,.txt,.json,.xml,text/csv"
      before={ownerField}
      isReady={organisationId !== ''}
      intro={
        <>
          <Typography>A CSV file with a line of headings. What it would do is said before anything changes.</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Headings it reads: {headings.join(', ')}. Save what there is as a file to see how each is written.
          </Typography>
        </>
      }
      report={
        report ? (
          <RecordFileReport report={report} noun={noun} many={many} isDone={take.data !== undefined} undone={undo.data ?? null} />
        ) : null
      }
      changes={report ? report.added.length + report.changed.length : 0}
      error={undo.error ?? take.error ?? looked?.error ?? null}
      isDone={take.data !== undefined}
      isLooking={dryRun.isPending}
      isTaking={take.isPending}
      undo={importId === null || undo.data ? null : { run: () => undo.mutate({ organisationId, importId }), isPending: undo.isPending }}
      onDryRun={(file) => dryRun.mutate({ organisationId, ...file, apply: false })}
      onTake={(file) => take.mutate({ organisationId, ...file, apply: true })}
      onClose={onClose}
    />
  )
}
