import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { readOnce } from '../../../client/readOnce'
import { saveFile } from '../../../client/saveFile'
import { PageError } from '../../../parts/PageError'
import { AsShownSection } from './AsShownSection'
import { asShownTexts as texts } from './asShownTexts'

const pictureHeight = 'min(80vh, 800px)'

/** A page of a site and an instant. */
export interface AskedPage {
  readonly siteId: string
  readonly path: string
  /** ISO in UTC. */
  readonly at: string
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Saves the evidence of a page as a PDF or a web archive. */
const useEvidenceFile = (asked: AskedPage) => {
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

/** Saves the page as evidence. */
export const EvidenceDownloads = ({ asked }: { readonly asked: AskedPage }) => {
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
export const PagePicture = ({ asked, url }: { readonly asked: AskedPage; readonly url: string }) => {
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
    <AsShownSection title={texts.picture}>
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
    </AsShownSection>
  )
}
