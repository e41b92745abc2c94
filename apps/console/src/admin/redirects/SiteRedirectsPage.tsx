import { Alert, Box, Tab, Tabs } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { AddRedirect } from './AddRedirect'
import { MissingAddresses } from './MissingAddresses'
import { OldSite } from './OldSite'
import { RecentChanges } from './RecentChanges'
import { RedirectFile } from './RedirectFile'
import { RedirectTable } from './RedirectTable'
import { TestAddress } from './TestAddress'

/** Where old addresses of a site lead: added, taken in from a file, tried, and proposed for what people asked for in vain. */
export const SiteRedirectsPage = () => {
  const { id: siteId = '' } = useParams()
  const mayChange = useMay()('site.publish')
  const [shown, setShown] = useState<'redirects' | 'missing' | 'old'>('redirects')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(0)
  const { data, error, isPending, refetch } = useQuery(
    api.redirects.list.queryOptions({ siteId, q, page }, { placeholderData: keepPreviousData }),
  )
  const missing = useQuery(api.redirects.missing.queryOptions({ siteId }))
  const waiting = missing.data?.length ?? 0
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={data ? `Redirects of ${data.site.name}` : 'Redirects'}
        text="Old addresses that lead to a page of the site. Shoppers and search engines follow within a second of a change."
        actions={data && <RedirectFile siteId={siteId} total={data.total} mayChange={mayChange} />}
      />
      {error ? (
        <PageError message={callError(error).message} onRetry={() => refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {mayChange ? <AddRedirect siteId={siteId} /> : <Alert severity="info">Your role can look at redirects, not change them.</Alert>}
          <Box>
            <Tabs
              value={shown}
              onChange={(_event, next) => setShown(next)}
              aria-label="What is shown"
              variant="scrollable"
              allowScrollButtonsMobile
            >
              <Tab value="redirects" label={data ? `Redirects (${data.total.toLocaleString('en-AU')})` : 'Redirects'} />
              <Tab value="missing" label={missing.data ? `Asked for in vain (${waiting})` : 'Asked for in vain'} />
              {mayChange && <Tab value="old" label="Old site" />}
            </Tabs>
            {shown === 'old' && <OldSite siteId={siteId} />}
            {shown === 'missing' && <MissingAddresses siteId={siteId} missing={missing} mayChange={mayChange} />}
            {shown === 'redirects' && (
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
