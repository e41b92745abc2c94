import { largestSentFile, largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, Card, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { toBase64 } from '../../client/toBase64'
import { useRedirectCall, useRedirectNotice } from './useRedirectCall'

const maxShown = 100

const formatNumber = (count: number) => count.toLocaleString('en-AU')

type Source = { readonly domain: string } | { readonly name: string; readonly data: string }

type OldSiteReport = Outputs['redirects']['oldSite']

/** How many old addresses the new site answers. */
const Coverage = ({ report }: { readonly report: OldSiteReport }) => {
  const answered = report.same + report.redirectedCount
  return (
    <Box role="status">
      <Typography variant="h2" component="p">
        {report.total === 0 ? 0 : Math.floor((100 * answered) / report.total)}% of {formatNumber(report.total)} old addresses work:
      </Typography>
      <Typography color="text.secondary">
        {formatNumber(report.same)} by a page with the same address, {formatNumber(report.redirectedCount)} by redirects.{' '}
        {formatNumber(report.proposedCount)} suggested, {formatNumber(report.openCount)} to decide.
      </Typography>
    </Box>
  )
}

interface SuggestedRedirectsProps {
  readonly proposed: OldSiteReport['proposed']
  /** Addresses that are not redirected. */
  readonly excluded: ReadonlySet<string>
  readonly onExclude: (excluded: ReadonlySet<string>) => void
}

const SuggestedRedirects = ({ proposed, excluded, onExclude }: SuggestedRedirectsProps) => (
  <>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {proposed.slice(0, maxShown).map(({ from, to }) => (
        <Box component="li" key={from} sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={!excluded.has(from)}
                onChange={(event) => {
                  const next = new Set(excluded)
                  if (event.target.checked) next.delete(from)
                  else next.add(from)
                  onExclude(next)
                }}
              />
            }
            label={
              <>
                <b>{from}</b> → {to}
              </>
            }
            sx={{ m: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 } }}
          />
        </Box>
      ))}
    </Box>
    {proposed.length > maxShown && (
      <Typography variant="body2" color="text.secondary">
        and {formatNumber(proposed.length - maxShown)} similar, redirected with these
      </Typography>
    )}
  </>
)

/** Addresses without a similar page. */
const UndecidedAddresses = ({ open }: { readonly open: OldSiteReport['open'] }) => (
  <Box component="section" aria-label="To decide">
    <Typography variant="h3" component="h3" gutterBottom>
      To decide
    </Typography>
    <Typography variant="body2" color="text.secondary">
      No similar page was found for these. Add a redirect for each, or leave them.
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {open.slice(0, maxShown).map((from) => (
        <Box component="li" key={from} sx={{ overflowWrap: 'anywhere' }}>
          {from}
        </Box>
      ))}
    </Box>
  </Box>
)

/** URLs of the old site: how many the new site answers, and suggested redirects for the others. Nothing is applied before confirmation. */
export const OldSite = ({ siteId }: { readonly siteId: string }) => {
  const [domain, setDomain] = useState('')
  const [source, setSource] = useState<Source | null>(null)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [isTooLarge, setTooLarge] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const notifyChange = useRedirectNotice(siteId)
  const dryRun = useRedirectCall(api.redirects.oldSite.mutationOptions())
  const dryRunFrom = (from: Source) => {
    setSource(from)
    setExcluded(new Set())
    dryRun.mutate({ siteId, from })
  }
  const addRedirect = useRedirectCall(api.redirects.change.mutationOptions(), (answer) => {
    notifyChange(`${formatNumber(answer.changed)} old addresses now redirect.`, answer)
    if (source) dryRunFrom(source)
  })
  const readFile = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > largestSentFile)
    if (file.size <= largestSentFile) dryRunFrom({ name: file.name, data: await toBase64(file) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (domain.trim() !== '') dryRunFrom({ domain: domain.trim() })
  }
  const report = dryRun.data
  const problem = dryRun.error && (callError(dryRun.error).fields.domain ?? callError(dryRun.error).message)
  const chosen = report?.proposed.filter(({ from }) => !excluded.has(from)) ?? []
  return (
    <Card
      component="section"
      aria-label="Old site"
      sx={{ mt: 1.5, p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        Moving from another website? Enter its domain to compare the pages in its sitemap with this site. Or upload a file: a sitemap, or a
        list of addresses such as an export from Search Console.
      </Typography>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="Old domain"
          value={domain}
          onChange={(event) => setDomain(event.target.value)}
          placeholder="www.example.com"
          error={Boolean(problem)}
          helperText={problem ?? ' '}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } }}
          sx={{ flex: '1 1 260px', maxWidth: 420 }}
        />
        <Button type="submit" variant="contained" loading={dryRun.isPending} disabled={domain.trim() === ''} sx={{ minHeight: 40 }}>
          Check
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={dryRun.isPending}
          onClick={() => picker.current?.click()}
          sx={{ minHeight: 40 }}
        >
          Upload a file
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".xml,.csv,.txt"
          aria-label="A file of old addresses"
          hidden
          onChange={(event) => {
            void readFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
      {isTooLarge && <Alert severity="error">The file is larger than {largestSentText}. Split it.</Alert>}
      {report && (
        <>
          <Coverage report={report} />
          {report.proposed.length > 0 && (
            <Box component="section" aria-label="Suggested">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
                <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
                  Suggested
                </Typography>
                <Button
                  variant="contained"
                  loading={addRedirect.isPending}
                  disabled={chosen.length === 0}
                  onClick={() =>
                    addRedirect.mutate({
                      siteId,
                      confirmed: true,
                      rows: chosen.map(({ from, to }) => ({ from, to: to ?? '', code: '301' })),
                    })
                  }
                >
                  Redirect {formatNumber(chosen.length)} on
                </Button>
              </Box>
              <SuggestedRedirects proposed={report.proposed} excluded={excluded} onExclude={setExcluded} />
            </Box>
          )}
          {report.open.length > 0 && <UndecidedAddresses open={report.open} />}
        </>
      )}
    </Card>
  )
}
