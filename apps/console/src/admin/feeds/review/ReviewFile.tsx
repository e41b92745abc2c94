import { Alert, Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { FeedReport, FeedRunRecord, Inputs, Outputs } from '../../../client/Records'
import { ActionBar } from '../../../parts/forms/ActionBar'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { FormSection } from '../../../parts/forms/FormSection'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { runText } from '../feedText'
import { RunReport } from '../report/RunReport'
import { runAddress } from '../runAddress'
import { useInvalidateFeed } from '../useInvalidateFeed'
import { FileMapping } from './FileMapping'
import { ForecastOfFile } from './ForecastOfFile'
import { importsAnything, importVerb } from './importVerb'
import { type Mapping, mappingInUse } from './Mapping'
import { MappingJsonDialog } from './MappingJsonDialog'

interface Props {
  readonly feedId: string
  readonly run: FeedRunRecord
  /** Whether the open questions come before what the file changes. */
  readonly asksFirst?: boolean
  readonly onDownload: () => void
}

/** Mutations of a file under review; each opens the resulting run or the feed. */
const useFileActions = (feedId: string) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const invalidateFeed = useInvalidateFeed()
  const onError = (error: unknown) => notify(callError(error).message, { type: 'error' })
  const onDone = (runId: string | null) => {
    invalidateFeed()
    navigate(runId === null ? `/feeds/${feedId}` : runAddress(feedId, runId))
  }
  const map = useMutation(api.feeds.map.mutationOptions({ onError }))
  const apply = useMutation(
    api.feeds.applyHeld.mutationOptions({
      onSuccess: (taken) => {
        if (taken.outcome === 'refused') notify(taken.message, { type: 'error' })
        else notify('The file was imported. The sites show it within seconds.', { type: 'success' })
        onDone(taken.run?.id ?? null)
      },
      onError,
    }),
  )
  const again = useMutation(
    api.feeds.applyAgain.mutationOptions({
      onSuccess: (taken) => {
        notify(taken.outcome === 'held' ? 'The file has changed. Review it before importing.' : 'The file was imported again.', {
          type: taken.outcome === 'held' ? 'warning' : 'success',
        })
        onDone(taken.run?.id ?? null)
      },
      onError,
    }),
  )
  const discard = useMutation(
    api.feeds.discardHeld.mutationOptions({
      onSuccess: () => {
        notify('The file was discarded. The cars stay as they are.', { type: 'info' })
        onDone(null)
      },
      onError,
    }),
  )
  return { map, apply, again, discard, isBusy: apply.isPending || again.isPending || map.isPending || discard.isPending }
}

interface HeldNoticeProps {
  readonly run: FeedRunRecord
  readonly isReadable: boolean
  readonly reasons: readonly { readonly message: string }[]
}

/** Why the file was not imported. */
const HeldNotice = ({ run, isReadable, reasons }: HeldNoticeProps) => (
  <Alert severity="warning">
    <strong>
      {run.status === 'refused' && isReadable
        ? 'It could not be read before. Now it can.'
        : 'Nothing from this file has been imported yet.'}
    </strong>{' '}
    {reasons.length > 0 ? reasons.map(({ message }) => message).join(' ') : !isReadable && runText(run)}
  </Alert>
)

interface SharedMappingNoticeProps {
  readonly shared: NonNullable<Outputs['feeds']['preview']['shared']>
  readonly onUse: () => void
}

/** Offers the columns of a file with the same headings. */
const SharedMappingNotice = ({ shared, onUse }: SharedMappingNoticeProps) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" size="small" onClick={onUse}>
        Use these columns
      </Button>
    }
  >
    {shared.by === 'feed'
      ? `The feed “${shared.name}” reads a file with the same headings.`
      : `This looks like a file from ${shared.name}, whose columns we know.`}
  </Alert>
)

interface ReviewBarProps {
  readonly isApplied: boolean
  /** Text of the import button. */
  readonly verb: string
  readonly isBusy: boolean
  readonly isImporting: boolean
  readonly canImport: boolean
  /** Whether the import needs a confirmation. */
  readonly isStrange: boolean
  readonly onDiscard: () => void
  /** Saves the columns without importing; null if none changed or the file can't be read. */
  readonly onSaveColumns: (() => void) | null
  readonly onImport: () => void
}

/** Buttons of the review, fixed at the bottom of the page. */
const ReviewBar = ({ isApplied, verb, isBusy, isImporting, canImport, isStrange, onDiscard, onSaveColumns, onImport }: ReviewBarProps) => (
  <ActionBar>
    {!isApplied && (
      <Button color="error" disabled={isBusy} onClick={onDiscard}>
        Discard
      </Button>
    )}
    {onSaveColumns && (
      <Button color="inherit" sx={{ ml: 'auto' }} disabled={isBusy} onClick={onSaveColumns}>
        Save columns
      </Button>
    )}
    <Button
      variant="contained"
      color={isStrange ? 'warning' : 'primary'}
      sx={onSaveColumns ? undefined : { ml: 'auto' }}
      disabled={!canImport}
      loading={isImporting}
      onClick={onImport}
    >
      {verb}
    </Button>
  </ActionBar>
)

const ImportingNotice = () => (
  <Alert severity="info" role="status" icon={<CircularProgress size={18} aria-hidden />}>
    Importing the file…
  </Alert>
)

interface FileEffectsProps {
  readonly isReadable: boolean
  /** Why the file can't be compared with the stock; null if it can. */
  readonly problem: string | null
  /** Null while the file is compared. */
  readonly report: Exclude<FeedReport, { outcome: 'refused' }> | null
  readonly file: Inputs['feeds']['forecast']
  readonly onDownload: (() => void) | null
}

/** What the import of a file would change. */
const FileEffects = ({ isReadable, problem, report, file, onDownload }: FileEffectsProps) => (
  <FormSection title="What this file changes" description="Nothing has been changed yet.">
    {!isReadable && <Typography color="text.secondary">Available once its columns are known.</Typography>}
    {isReadable && problem !== null && <Alert severity="error">{problem}</Alert>}
    {isReadable && problem === null && !report && <LinearProgress aria-label="Comparing the file with your stock" />}
    {isReadable && report && (
      <RunReport isDry {...report} unpriced={report.unpriced.map((stockNumber) => ({ id: null, stockNumber }))} onDownload={onDownload} />
    )}
    {isReadable && report && importsAnything(report) && <ForecastOfFile {...file} />}
  </FormSection>
)

/**
 * Reviews a file that awaits approval or was applied: mapping, preview of the first rows and dry run against the stock; then apply or
 * discard.
 */
export const ReviewFile = ({ feedId, run, asksFirst = false, onDownload }: Props) => {
  const notify = useNotify()
  const [draft, setDraft] = useState<Mapping | null>(null)
  const [isDocument, setDocument] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const input = { id: feedId, runId: run.id, mapping: useDeferredValue(draft) }
  const choices = useQuery(api.feeds.choices.queryOptions())
  const preview = useQuery(api.feeds.preview.queryOptions(input, { placeholderData: keepPreviousData, retry: false, staleTime: 60_000 }))
  const isReadable = preview.data?.problem === null
  const dry = useQuery(
    api.feeds.dryRun.queryOptions(input, { enabled: isReadable, placeholderData: keepPreviousData, retry: false, staleTime: 30_000 }),
  )
  const { map, apply, again, discard, isBusy } = useFileActions(feedId)
  if (preview.error && !preview.data)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => discard.mutate({ id: feedId, runId: run.id })}>
            Discard file
          </Button>
        }
      >
        {callError(preview.error).message}
      </Alert>
    )
  if (!preview.data || !choices.data) return <ListSkeleton />
  const { columns, mappingSchema } = choices.data
  const mapping = mappingInUse(draft, preview.data.mapping)
  const report = dry.data?.outcome === 'refused' ? null : dry.data
  const exceededLimits = report?.exceededLimits ?? run.exceededLimits
  /** Whether the file is applied already, and the review only changes how it is read. */
  const isApplied = run.status === 'applied' || run.status === 'unchanged'
  const strange = isApplied ? [] : exceededLimits.filter(({ kind }) => kind !== 'first')
  const { shared } = preview.data
  const applyIt = async () => {
    if (draft) await map.mutateAsync({ id: feedId, mapping })
    const file = { id: feedId, runId: run.id }
    if (isApplied) again.mutate(file)
    else apply.mutate(file)
  }
  const saveColumns = (changed: Mapping) => () =>
    map.mutate(
      { id: feedId, mapping: changed },
      { onSuccess: () => notify('The columns are saved. The next file is read the same way.', { type: 'success' }) },
    )
  const isPending = preview.isFetching || dry.isFetching
  const effects = (
    <FileEffects
      isReadable={isReadable}
      problem={dry.error ? callError(dry.error).message : dry.data?.outcome === 'refused' ? dry.data.message : null}
      report={report ?? null}
      file={input}
      onDownload={draft ? null : onDownload}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 10, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(strange.length > 0 || run.status === 'refused') && <HeldNotice run={run} isReadable={isReadable} reasons={strange} />}
      {(apply.isPending || again.isPending) && <ImportingNotice />}
      {isReadable && !asksFirst && effects}
      <FileMapping
        mapping={mapping}
        preview={preview.data}
        columns={columns}
        isPending={isPending}
        notice={shared && !draft && <SharedMappingNotice shared={shared} onUse={() => setDraft(shared.mapping)} />}
        actions={
          <>
            <Button size="small" color="inherit" onClick={() => setDocument(true)}>
              Edit as JSON
            </Button>
            {draft && (
              <Button size="small" color="inherit" onClick={() => setDraft(null)}>
                Undo my changes
              </Button>
            )}
          </>
        }
        onChange={setDraft}
      />
      {(!isReadable || asksFirst) && effects}
      <ReviewBar
        isApplied={isApplied}
        verb={importVerb(isApplied, isReadable ? report : null)}
        isBusy={isBusy}
        isImporting={apply.isPending || again.isPending}
        canImport={isReadable && !isBusy && !dry.isPlaceholderData && !!report && importsAnything(report)}
        isStrange={strange.length > 0}
        onDiscard={() => discard.mutate({ id: feedId, runId: run.id })}
        onSaveColumns={draft && isReadable ? saveColumns(mapping) : null}
        onImport={() => (strange.length > 0 ? setAsking(true) : void applyIt())}
      />
      <ConfirmDialog
        open={isAsking}
        isDestructive={false}
        title="Import this file?"
        text={`${strange.map(({ message }) => message).join(' ')} The sites show it within seconds.`}
        verb="Import"
        onClose={() => setAsking(false)}
        onConfirm={() => void applyIt()}
      />
      {isDocument && (
        <MappingJsonDialog
          feedId={feedId}
          runId={run.id}
          mapping={mapping}
          schema={mappingSchema}
          onClose={() => setDocument(false)}
          onUse={(next) => {
            setDraft(next)
            setDocument(false)
          }}
        />
      )}
    </Box>
  )
}
