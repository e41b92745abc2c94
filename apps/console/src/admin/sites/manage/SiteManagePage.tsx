import { toSlug } from '@forecourt/rules/routing/toSlug'
import { Alert, Box, Button, Skeleton, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { saveFile } from '../../../client/saveFile'
import { BackLink } from '../../../parts/BackLink'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useMay } from '../../useMay'
import { ManageCard, type ManageProps, TemplateCard } from './TemplateCard'
import { useManageMutation } from './useManageMutation'

/** Closes a live site temporarily, and reopens it. */
const TemporaryClosureCard = ({ site, onDone }: ManageProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const { siteId } = site
  const isPaused = site.status === 'paused'
  const { run, busy, failure } = useManageMutation(
    api.sites.changeStatus.mutationOptions(),
    ({ status }) => (status === 'live' ? 'The site is open again.' : 'The site is closed temporarily.'),
    onDone,
  )
  return (
    <ManageCard
      title={isPaused ? 'Closed temporarily' : 'Close temporarily'}
      text={
        isPaused
          ? 'Shoppers see a page in the dealer’s colours saying the site is closed, with phone and email. Search engines are asked to come back later.'
          : 'Shoppers see a page in the dealer’s colours saying the site is closed, with phone and email. Nothing is lost, and you can reopen it at any time.'
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {isPaused ? (
        <Button variant="contained" disabled={busy} onClick={() => run({ siteId, change: 'resume' })}>
          Reopen site
        </Button>
      ) : (
        <Button variant="outlined" disabled={busy} onClick={() => setConfirming(true)}>
          Close temporarily
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={`Close ${site.name} temporarily?`}
        text="Shoppers will only see that it is closed and how to reach the dealer. Forms and stock are not available."
        verb="Close site"
        onClose={() => setConfirming(false)}
        onConfirm={() => run({ siteId, change: 'pause' })}
      />
    </ManageCard>
  )
}

/** The site's name, and its host on the platform. */
export const SiteNameCard = ({ site, onDone }: ManageProps) => {
  const may = useMay()
  const [name, setName] = useState(site.name)
  const [slug, setSlug] = useState(site.slug)
  const [isConfirming, setConfirming] = useState(false)
  const newSlug = toSlug(slug)
  const { run, busy, failure } = useManageMutation(api.sites.rename.mutationOptions(), () => 'The site is renamed.', onDone)
  const rename = () => run({ siteId: site.siteId, name: name.trim(), slug: newSlug })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (newSlug === site.slug) rename()
    else setConfirming(true)
  }
  return (
    <ManageCard
      title="Name and address"
      text="Used in lists and emails. The name shoppers see is in the editor under Business. If you change the short name, the platform address changes and the old one redirects to it."
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
          helperText={failure?.fields.slug ?? (may('site.create') ? undefined : 'Only our staff can change addresses.')}
          slotProps={{ htmlInput: { maxLength: 50, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={busy || name.trim() === '' || (name.trim() === site.name && newSlug === site.slug)}
          sx={{ mt: { sm: 0.5 } }}
        >
          Rename
        </Button>
      </Box>
      <ConfirmDialog
        open={isConfirming}
        title={`Change the address of ${site.name}?`}
        text={`Its short name changes from ${site.slug} to ${newSlug}, and so does its address on the platform. The old address redirects to the new one, so links still work. The dealer’s own domain stays the same.`}
        verb="Change address"
        onClose={() => setConfirming(false)}
        onConfirm={rename}
      />
      {failure && failure.fields.slug === undefined && <Alert severity="error">{failure.message}</Alert>}
    </ManageCard>
  )
}

const day = (instant: string) => new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** Archives a site, restores it, or deletes it after two weeks. */
export const ArchiveCard = ({ site, onDone }: ManageProps) => {
  const may = useMay()
  const [confirming, setConfirming] = useState<'archive' | 'delete' | null>(null)
  const [enteredName, setEnteredName] = useState('')
  const [exportFailure, setExportFailure] = useState('')
  const { siteId, name } = site
  const change = useManageMutation(
    api.sites.changeStatus.mutationOptions(),
    ({ status }) =>
      status === 'archived'
        ? 'The site is archived.'
        : status === 'paused'
          ? 'The site is restored. It stays closed until you reopen it.'
          : 'The site is restored as a draft.',
    onDone,
  )
  const removal = useManageMutation(
    api.sites.remove.mutationOptions(),
    ({ deleteAt }) => `The site will be deleted on ${day(deleteAt)}.`,
    () => {
      setEnteredName('')
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
        text="For a dealer who leaves. The site goes offline, nothing scheduled goes live, and it can be viewed but not changed. You can restore it at any time."
      >
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <Button variant="outlined" color="error" disabled={change.busy} onClick={() => setConfirming('archive')}>
          Archive site
        </Button>
        <ConfirmDialog
          open={confirming === 'archive'}
          title={`Archive ${name}?`}
          text="Shoppers can no longer open it. You can restore it."
          verb="Archive"
          onClose={() => setConfirming(null)}
          onConfirm={() => change.run({ siteId, change: 'archive' })}
        />
      </ManageCard>
    )
  return (
    <ManageCard
      title={site.deleteAt ? 'To be deleted' : 'Archived'}
      text={
        site.deleteAt
          ? `On ${day(site.deleteAt)} it is deleted permanently, with its versions and leads. The organisation’s stock, pictures and people stay.`
          : 'It is offline and can’t be changed. If restored, it stays closed until someone reopens it.'
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {exportFailure && <Alert severity="error">{exportFailure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={change.busy} onClick={() => change.run({ siteId, change: 'unarchive' })}>
          {site.deleteAt ? 'Cancel deletion' : 'Restore'}
        </Button>
        {may('lead.read') && (
          <Button variant="outlined" onClick={() => void exportLeads()}>
            Download leads
          </Button>
        )}
        {!site.deleteAt && (
          <Button color="error" disabled={removal.busy} onClick={() => setConfirming('delete')}>
            Delete permanently …
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={confirming === 'delete'}
        title={`Delete ${name} permanently?`}
        text={`The site is deleted in two weeks with its versions and leads. Until then you can cancel.${may('lead.read') ? ' Download its leads first if the dealer wants them.' : ''}`}
        verb="Delete in two weeks"
        disabled={enteredName.trim() !== name}
        onClose={() => setConfirming(null)}
        onConfirm={() => removal.run({ siteId, enteredName })}
      >
        <TextField label={`Type ${name}`} value={enteredName} onChange={(event) => setEnteredName(event.target.value)} autoComplete="off" />
      </ConfirmDialog>
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
      <PageHeading title={data.name} text="Settings of the whole site. Its content and look are in the editor." />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 820 }}>
        {!isArchived && <SiteNameCard key={`${data.name} ${data.slug}`} {...card} />}
        {!isArchived && may('site.create') && <TemplateCard {...card} />}
        {!isArchived && data.liveVersion !== null && <TemporaryClosureCard {...card} />}
        {may('site.create') && <ArchiveCard {...card} />}
      </Box>
    </>
  )
}
