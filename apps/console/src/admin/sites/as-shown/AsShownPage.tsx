import { type OutboxKind, outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Alert, Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useNotify, useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs } from '../../../client/Records'
import { readOnce } from '../../../client/readOnce'
import { saveFile } from '../../../client/saveFile'
import { BackLink } from '../../../parts/BackLink'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { asShownTexts as texts } from './asShownTexts'

type Shown = NonNullable<Outputs['sites']['asShown']>
type ShownPage = Extract<Shown, { kind: 'page' }>
type Change = NonNullable<ShownPage['record']>['changes'][number]

const formatTime = (at: string) => new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })

const pictureHeight = 'min(80vh, 800px)'

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: 2, display: 'grid', gap: 1 }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Card>
)

const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {changes.map(({ at, authorName, action, change }) => (
      <Typography component="li" variant="body2" key={`${at} ${action}`} sx={{ overflowWrap: 'anywhere' }}>
        {formatTime(at)}, {authorName}: {typeof change === 'string' ? change : JSON.stringify(change)}
      </Typography>
    ))}
  </Box>
)

interface Asked {
  readonly siteId: string
  readonly path: string
  /** ISO in UTC. */
  readonly at: string
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Saves the evidence of a page as a PDF or a web archive. */
const useEvidenceFile = (asked: Asked) => {
  const queries = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (form: 'pdf' | 'warc') =>
      queries.fetchQuery(api.sites.asShownFile.queryOptions({ ...asked, form }, { staleTime: 0, gcTime: 0, retry: false })),
    onSuccess: (file) => {
      if (file) saveFile(file.name, file.contentType, bytesOf(file.data))
      else notify(texts.noServer, { type: 'warning' })
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
}

const Downloads = ({ asked }: { readonly asked: Asked }) => {
  const file = useEvidenceFile(asked)
  const busy = file.isPending ? file.variables : null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" startIcon={<DownloadIcon />} loading={busy === 'pdf'} onClick={() => file.mutate('pdf')}>
        {texts.downloadPdf}
      </Button>
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={busy === 'warc'} onClick={() => file.mutate('warc')}>
        {texts.downloadArchive}
      </Button>
    </Box>
  )
}

/** The page as shoppers saw it, with the styles of its time. */
const PagePicture = ({ asked, url }: { readonly asked: Asked; readonly url: string }) => {
  const { data: file, error, isPending, refetch } = useQuery(api.sites.asShownFile.queryOptions({ ...asked, form: 'html' }, readOnce))
  const html = useMemo(() => (file ? new TextDecoder().decode(bytesOf(file.data)) : null), [file])
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (isPending) return <Skeleton variant="rounded" sx={{ height: pictureHeight }} />
  if (!file || html === null) return <Alert severity="warning">{texts.noServer}</Alert>
  // Pictures of the saved page come from the website.
  const save = () =>
    saveFile(
      file.name,
      file.contentType,
      html.replace('<head>', () => `<head><base href="${url}">`),
    )
  return (
    <Section title={texts.picture}>
      <Box
        component="iframe"
        title={texts.picture}
        // Without scripts, forms and navigation.
        sandbox=""
        srcDoc={html}
        sx={{ width: 1, height: pictureHeight, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'common.white' }}
      />
      <Typography variant="body2" color="text.secondary">
        {texts.pictureNote}
      </Typography>
      <Box>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
          {texts.download}
        </Button>
      </Box>
    </Section>
  )
}

/** A page as it was shown: version, seal, changes before, and differences to today. */
const PageRecord = ({ page, asked }: { readonly page: ShownPage; readonly asked: Asked }) => {
  const { record, seals, sinceThen, differences, renderer } = page
  return (
    <>
      <Section title={texts.asShown(page.status)}>
        {record?.version && (
          <Typography>{texts.version(record.version.number, record.version.authorName, formatTime(record.version.publishedAt))}</Typography>
        )}
        {renderer.isEarlierProgram && renderer.earlier && <Typography variant="body2">{texts.earlierProgram(renderer.earlier)}</Typography>}
        {differences.map((difference) => (
          <Alert key={difference} severity="info">
            {difference}
          </Alert>
        ))}
        {seals && (
          <Alert severity={seals.broken.length > 0 ? 'error' : seals.days === 0 ? 'info' : 'success'}>
            {seals.broken.length > 0 ? texts.broken(seals.broken) : texts.intact(seals.days)}
          </Alert>
        )}
        {seals && seals.erased > 0 && <Typography variant="body2">{texts.erased(seals.erased)}</Typography>}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          SHA-256 {page.bodyHash}
        </Typography>
        <Downloads asked={asked} />
      </Section>
      <PagePicture asked={asked} url={page.url} />
      <Section title={texts.sinceThen}>
        {sinceThen.length === 0 && <Typography>{texts.same}</Typography>}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {sinceThen.map((sentence) => (
            <Typography component="li" key={sentence}>
              {sentence}
            </Typography>
          ))}
        </Box>
      </Section>
      {record && record.carChanges.length > 0 && (
        <Section title={texts.carChanges}>
          <Changes changes={record.carChanges} />
        </Section>
      )}
      {record && record.changes.length > 0 && (
        <Section title={texts.changes}>
          <Changes changes={record.changes} />
        </Section>
      )}
      {record && record.messages.length > 0 && (
        <Section title={texts.messages}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {record.messages.map(({ kind, at }) => (
              <Typography component="li" variant="body2" key={`${at} ${kind}`}>
                {formatTime(at)}: {outboxMessages[kind as OutboxKind]?.label ?? kind}
              </Typography>
            ))}
          </Box>
        </Section>
      )}
    </>
  )
}

const Result = ({ shown, asked }: { readonly shown: Shown; readonly asked: Asked }) => {
  if (shown.kind === 'page') return <PageRecord page={shown} asked={asked} />
  if (shown.kind === 'closed') return <Alert severity="info">{texts.closed}</Alert>
  if (shown.kind === 'redirect') return <Alert severity="info">{texts.redirect(shown.to)}</Alert>
  return <Alert severity="info">{texts.notShown(shown.reason, formatTime(shown.beginning))}</Alert>
}

/** Shows a page of a site as of a time in the past, compared with today. */
export const AsShownPage = () => {
  const { id: siteId = '' } = useParams()
  const [asked, setAsked] = useState<{ path: string; at: string } | null>(null)
  const { data, error, isFetching, refetch } = useQuery(
    api.sites.asShown.queryOptions({ siteId, path: asked?.path ?? '/', at: asked?.at ?? '' }, { ...readOnce, enabled: asked !== null }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const path = String(form.get('path')).trim()
    // In the browser's time zone.
    const instant = new Date(`${form.get('date')}T${form.get('time')}`)
    if (path.startsWith('/') && !Number.isNaN(instant.getTime())) setAsked({ path, at: instant.toISOString() })
  }
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading title={texts.title} text={texts.about} />
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2.5 }}>
        <TextField name="path" label={texts.path} defaultValue="/" required slotProps={{ htmlInput: { pattern: '/.*' } }} />
        <TextField name="date" label={texts.date} type="date" required slotProps={{ inputLabel: { shrink: true } }} />
        <TextField name="time" label={texts.time} type="time" required slotProps={{ inputLabel: { shrink: true } }} />
        <Button type="submit" variant="contained" loading={isFetching}>
          {texts.show}
        </Button>
      </Box>
      {error && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {asked && data === null && <Alert severity="warning">{texts.noServer}</Alert>}
      {asked && data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Result shown={data} asked={{ siteId, ...asked }} />
        </Box>
      )}
    </>
  )
}
