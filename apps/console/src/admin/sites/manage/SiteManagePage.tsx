import { toSlug } from '@forecourt/rules/routing/toSlug'
import { Alert, Box, Button, Skeleton, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { saveFile } from '../../../client/saveFile'
import { BackLink } from '../../../parts/BackLink'
import { SureDialog } from '../../../parts/forms/SureDialog'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useMay } from '../../useMay'
import { ManageCard, type ManageProps, TemplateCard } from './TemplateCard'
import { useManage } from './useManage'

/** Closes a live site temporarily, and reopens it. */
const OpeningCard = ({ site, onDone }: ManageProps) => {
  const [asking, setAsking] = useState(false)
  const { siteId } = site
  const isPaused = site.status === 'paused'
  const { run, busy, failure } = useManage(
    api.sites.changeStatus.mutationOptions(),
    ({ status }) => (status === 'live' ? 'The site is open again.' : 'The site is closed for now.'),
    onDone,
  )
  return (
    <ManageCard
      title={isPaused ? 'Closed for now' : 'Close for a while'}
      text={
        isPaused
          ? 'Shoppers see a page in the dealer’s colours that says so, with their phone and email. Search engines are asked to come back later.'
          : 'Shoppers see a page in the dealer’s colours that says so, with their phone and email. Nothing is lost, and it opens again at once.'
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {isPaused ? (
        <Button variant="contained" disabled={busy} onClick={() => run({ siteId, change: 'resume' })}>
          Open the site again
        </Button>
      ) : (
        <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
          Close for a while
        </Button>
      )}
      <SureDialog
        open={asking}
        title={`Close ${site.name} for a while?`}
        text="From now on shoppers see only that it is closed, and how to reach the dealer. Forms and stock can’t be reached."
        verb="Close the site"
        onClose={() => setAsking(false)}
        onSure={() => run({ siteId, change: 'pause' })}
      />
    </ManageCard>
  )
}

/** The site's name, and its host on the platform. */
export const SiteNameCard = ({ site, onDone }: ManageProps) => {
  const may = useMay()
  const [name, setName] = useState(site.name)
  const [slug, setSlug] = useState(site.slug)
  const [asks, setAsks] = useState(false)
  const wanted = toSlug(slug)
  const { run, busy, failure } = useManage(api.sites.rename.mutationOptions(), () => 'The site is renamed.', onDone)
  const rename = () => run({ siteId: site.siteId, name: name.trim(), slug: wanted })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === site.slug) rename()
    else setAsks(true)
  }
  return (
    <ManageCard
      title="Name and address"
      text="The name in lists and mails; the name shoppers read is in the editor under Business. A changed short name moves the platform’s address, and the old one leads to the new."
    >
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { sm: '1.4fr 1fr auto' }, alignItems: 'start' }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          label="Short name"
          value={slug}
          disabled={!may('site.create')}
          onChange={(event) => setSlug(event.target.value.toLowerCase())}
          error={failure?.fields.slug !== undefined}
          helperText={failure?.fields.slug ?? (may('site.create') ? undefined : 'Our staff change addresses.')}
          slotProps={{ htmlInput: { maxLength: 50, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={busy || name.trim() === '' || (name.trim() === site.name && wanted === site.slug)}
          sx={{ mt: { sm: 0.5 } }}
        >
          Rename
        </Button>
      </Box>
      <SureDialog
        open={asks}
        title={`Move the address of ${site.name}?`}
        text={`Its short name changes from ${site.slug} to ${wanted}, and its address on the platform with it. The old address leads to the new one, so links still work; a domain of the dealer’s own stays.`}
        verb="Move the address"
        onClose={() => setAsks(false)}
        onSure={rename}
      />
      {failure && failure.fields.slug === undefined && <Alert severity="error">{failure.message}</Alert>}
    </ManageCard>
  )
}

const day = (instant: string) => new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** Archives a site, restores it, or deletes it after two weeks. */
export const ArchiveCard = ({ site, onDone }: ManageProps) => {
  const may = useMay()
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  const [typedName, setTypedName] = useState('')
  const [exportFailure, setExportFailure] = useState('')
  const { siteId, name } = site
  const change = useManage(
    api.sites.changeStatus.mutationOptions(),
    ({ status }) =>
      status === 'archived'
        ? 'The site is archived.'
        : status === 'paused'
          ? 'The site is back. It is closed until you open it.'
          : 'The site is back, as a draft.',
    onDone,
  )
  const removal = useManage(
    api.sites.remove.mutationOptions(),
    ({ deleteAt }) => `The site will be deleted on ${day(deleteAt)}.`,
    () => {
      setTypedName('')
      onDone()
    },
  )
  const failure = change.failure ?? removal.failure
  const queries = useQueryClient()
  const exportLeads = () =>
    queries.fetchQuery(api.sites.leadsCsv.queryOptions({ siteId }, { staleTime: 0, gcTime: 0, retry: false })).then(
      ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
      (error: unknown) => setExportFailure(callError(error).message),
    )
  if (site.status !== 'archived')
    return (
      <ManageCard
        title="Archive"
        text="For a dealer who leaves. The site answers nobody, nothing scheduled goes live, and it can be read but not changed. It can be taken back at any time."
      >
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <Button variant="outlined" color="error" disabled={change.busy} onClick={() => setAsking('archive')}>
          Archive the site
        </Button>
        <SureDialog
          open={asking === 'archive'}
          title={`Archive ${name}?`}
          text="Shoppers can’t open it any more, from now on. You can take it back."
          verb="Archive"
          onClose={() => setAsking(null)}
          onSure={() => change.run({ siteId, change: 'archive' })}
        />
      </ManageCard>
    )
  return (
    <ManageCard
      title={site.deleteAt ? 'To be deleted' : 'Archived'}
      text={
        site.deleteAt
          ? `On ${day(site.deleteAt)} it is deleted for good, with its versions and leads. Stock, pictures and people of the organisation stay.`
          : 'It answers nobody and can’t be changed. Taken back, it is closed until somebody opens it.'
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {exportFailure && <Alert severity="error">{exportFailure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={change.busy} onClick={() => change.run({ siteId, change: 'takeBack' })}>
          {site.deleteAt ? 'Keep it after all' : 'Take it back'}
        </Button>
        {may('lead.read') && (
          <Button variant="outlined" onClick={() => void exportLeads()}>
            Download its leads
          </Button>
        )}
        {!site.deleteAt && (
          <Button color="error" disabled={removal.busy} onClick={() => setAsking('delete')}>
            Delete for good …
          </Button>
        )}
      </Box>
      <SureDialog
        open={asking === 'delete'}
        title={`Delete ${name} for good?`}
        text={`In two weeks the site goes with its versions and leads; until then you can keep it after all.${may('lead.read') ? ' Download its leads first if the dealer wants them.' : ''}`}
        verb="Delete in two weeks"
        disabled={typedName.trim() !== name}
        onClose={() => setAsking(null)}
        onSure={() => removal.run({ siteId, typedName })}
      >
        <TextField label={`Type ${name}`} value={typedName} onChange={(event) => setTypedName(event.target.value)} autoComplete="off" />
      </SureDialog>
    </ManageCard>
  )
}

/** Administration of a site: name, host, template, closing, archiving and deletion. */
export const SiteManagePage = () => {
  const { id: siteId = '' } = useParams()
  const may = useMay()
  const { data, error, refetch } = useQuery(api.sites.getOne.queryOptions({ id: siteId }, { staleTime: 0 }))
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  const card = { site: data, onDone: () => void refetch() }
  const isArchived = data.status === 'archived'
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading title={data.name} text="The site as a whole. What it says and shows is in its editor." />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 820 }}>
        {!isArchived && <SiteNameCard key={`${data.name} ${data.slug}`} {...card} />}
        {!isArchived && may('site.create') && <TemplateCard {...card} />}
        {!isArchived && data.liveVersion !== null && <OpeningCard {...card} />}
        {may('site.create') && <ArchiveCard {...card} />}
      </Box>
    </>
  )
}
