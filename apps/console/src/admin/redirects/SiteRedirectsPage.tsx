import { Alert, Box, Button, Card, Tab, Tabs, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { AddRedirect } from './AddRedirect'
import { MissingAddresses } from './MissingAddresses'
import { OldSite } from './OldSite'
import { RedirectFile } from './RedirectFile'
import { RedirectTable } from './RedirectTable'
import { useUndoRedirects } from './useRedirectCall'

interface Props {
  readonly siteId: string
  readonly changes: Outputs['redirects']['list']['changes']
  readonly mayChange: boolean
}

/** Recent changes of a site's redirects, each with an undo. */
const RecentChanges = ({ siteId, changes, mayChange }: Props) => {
  const { undo, isPending } = useUndoRedirects(siteId)
  return (
    <Card component="section" aria-label="Recent changes" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Recent changes
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ id, summary, changedAt, changedBy, isUndone }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.75 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{summary}</Typography>
              <Typography variant="body2" color="text.secondary">
                <Ago at={changedAt} />, by {changedBy}
              </Typography>
            </Box>
            {isUndone ? (
              <Typography variant="body2" color="text.secondary">
                Undone
              </Typography>
            ) : (
              mayChange && (
                <Button color="inherit" size="small" disabled={isPending} aria-label={`Undo: ${summary}`} onClick={() => undo(id)}>
                  Undo
                </Button>
              )
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** Tests a URL: its target, and the redirects on the way. */
const TestAddress = ({ siteId }: { readonly siteId: string }) => {
  const [text, setText] = useState('')
  const [address, setAddress] = useState('')
  const { data, error, isFetching } = useQuery(
    api.redirects.test.queryOptions({ siteId, address }, { enabled: address !== '', staleTime: 0, retry: false }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAddress(text.trim())
  }
  const redirects = data?.redirected
  return (
    <Card component="form" onSubmit={submit} noValidate aria-label="Test an address" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Test an address
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="Address"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="/used-vehicles/toyota?page=2"
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } }}
          sx={{ flex: '1 1 260px', maxWidth: 520 }}
        />
        <Button type="submit" variant="outlined" color="inherit" loading={isFetching} disabled={text.trim() === ''} sx={{ minHeight: 40 }}>
          Test
        </Button>
      </Box>
      <Box role="status" sx={{ mt: address === '' ? 0 : 1.5, overflowWrap: 'anywhere' }}>
        {error && <Alert severity="error">{callError(error).message}</Alert>}
        {data && !isFetching && (
          <Alert severity={redirects ? 'success' : 'info'}>
            {!redirects && `No redirect for ${address}. The site handles it itself.`}
            {redirects &&
              (redirects.to === null ? `It is marked as permanently removed (410)` : `It redirects to ${redirects.to} (${redirects.code})`)}
            {redirects && `, by ${redirects.by.join(', then ')}.`}
          </Alert>
        )}
      </Box>
    </Card>
  )
}

/** Redirects of a site: add, import, test, and suggestions for URLs with 404 responses. */
export const SiteRedirectsPage = () => {
  const { id: siteId = '' } = useParams()
  const mayChange = useMay()('site.publish')
  const [view, setView] = useState<'redirects' | 'missing' | 'old'>('redirects')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(0)
  const { data, error, isPending, refetch } = useQuery(
    api.redirects.list.queryOptions({ siteId, q, page }, { placeholderData: keepPreviousData }),
  )
  const missing = useQuery(api.redirects.missing.queryOptions({ siteId }))
  const missingCount = missing.data?.length ?? 0
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={data ? `Redirects of ${data.site.name}` : 'Redirects'}
        text="Old addresses that redirect to a page of the site. Changes apply within a second for shoppers and search engines."
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={LinkBase} to={`/sites/${siteId}/domains`} variant="outlined" color="inherit">
              Domains
            </Button>
            {data && <RedirectFile siteId={siteId} total={data.total} mayChange={mayChange} />}
          </Box>
        }
      />
      {error ? (
        <PageError message={callError(error).message} onRetry={() => refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {mayChange ? <AddRedirect siteId={siteId} /> : <Alert severity="info">Your role can view redirects but not change them.</Alert>}
          <Box>
            <Tabs value={view} onChange={(_event, next) => setView(next)} aria-label="View" variant="scrollable" allowScrollButtonsMobile>
              <Tab value="redirects" label={data ? `Redirects (${data.total.toLocaleString('en-AU')})` : 'Redirects'} />
              <Tab value="missing" label={missing.data ? `Pages not found (${missingCount})` : 'Pages not found'} />
              {mayChange && <Tab value="old" label="Old site" />}
            </Tabs>
            {view === 'old' && <OldSite siteId={siteId} />}
            {view === 'missing' && <MissingAddresses siteId={siteId} missing={missing} mayChange={mayChange} />}
            {view === 'redirects' && (
              <RedirectTable
                siteId={siteId}
                list={data}
                isPending={isPending}
                mayChange={mayChange}
                q={q}
                page={page}
                onSearch={(next) => {
                  setQ(next)
                  setPage(0)
                }}
                onPage={setPage}
              />
            )}
          </Box>
          <TestAddress siteId={siteId} />
          {data && data.changes.length > 0 && <RecentChanges siteId={siteId} changes={data.changes} mayChange={mayChange} />}
        </Box>
      )}
    </>
  )
}
