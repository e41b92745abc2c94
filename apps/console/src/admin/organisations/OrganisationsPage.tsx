import { Alert, Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { OrganisationRecord } from '../../client/Records'
import { formatCount } from '../../parts/formatCount'
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
import { FormDialog } from '../../parts/forms/FormDialog'
import { SearchField } from '../../parts/lists/SearchField'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useDebouncedValue } from '../records/useDebouncedValue'
import { useManageMutation } from '../sites/manage/useManageMutation'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { AddSiteDialog } from './AddSiteDialog'

const RenameDialog = ({ organisation, onClose, onDone }: { organisation: OrganisationRecord; onClose: () => void; onDone: () => void }) => {
  const [name, setName] = useState(organisation.name)
  const { run, busy, failure } = useManageMutation(
    api.organisations.change.mutationOptions(),
    () => `Renamed to ${name.trim()}.`,
    () => {
      onClose()
      onDone()
    },
  )
  return (
    <FormDialog
      title={`Rename ${organisation.name}`}
      verb="Rename"
      disabled={busy || name.trim() === '' || name.trim() === organisation.name}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={() => run({ organisationId: organisation.id, change: { kind: 'rename', name: name.trim() } })}
    >
      <TextField
        autoFocus
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDialog>
  )
}

/** Adds a dealership to an organisation. */
const AddDealershipDialog = ({
  organisation,
  onClose,
  onDone,
}: {
  organisation: OrganisationRecord
  onClose: () => void
  onDone: () => void
}) => {
  const [name, setName] = useState('')
  const [makes, setMakes] = useState('')
  const { run, busy, failure } = useManageMutation(
    api.organisations.addDealership.mutationOptions(),
    () => `${name.trim()} was added. Add its locations under Locations.`,
    () => {
      onClose()
      onDone()
    },
  )
  const add = () =>
    run({
      organisationId: organisation.id,
      name: name.trim(),
      makes: makes
        .split(',')
        .map((make) => make.trim())
        .filter((make) => make !== ''),
    })
  return (
    <FormDialog
      title={`Add a dealership to ${organisation.name}`}
      verb="Add dealership"
      disabled={busy || name.trim() === ''}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={add}
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        label="Makes"
        value={makes}
        onChange={(event) => setMakes(event.target.value)}
        helperText="Separate makes with commas. Leave empty for used cars of every make."
      />
    </FormDialog>
  )
}

interface Props {
  readonly organisation: OrganisationRecord
  readonly onDone: () => void
}

/** An organisation with its actions. */
const OrganisationCard = ({ organisation, onDone }: Props) => {
  const may = useMay()
  const [openDialog, setOpenDialog] = useState<'rename' | 'archive' | 'dealership' | 'site' | null>(null)
  const { id, name, siteCount, dealershipCount, locationCount, carCount, archivedAt } = organisation
  const { run, busy, failure } = useManageMutation(
    api.organisations.change.mutationOptions(),
    () => (archivedAt ? `${name} is restored. Restore each of its sites separately.` : `${name} is archived.`),
    onDone,
  )
  const close = () => setOpenDialog(null)
  return (
    <Card component="article" aria-label={name} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              formatCount(siteCount, 'site', 'sites'),
              formatCount(dealershipCount, 'dealership', 'dealerships'),
              formatCount(locationCount, 'location', 'locations'),
              formatCount(carCount, 'car', 'cars'),
            ].join(' · ')}
          </Typography>
        </Box>
        {archivedAt && <StatusPill tone="quiet">Archived</StatusPill>}
      </Box>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        {archivedAt ? (
          may('site.create') && (
            <Button disabled={busy} onClick={() => run({ organisationId: id, change: { kind: 'unarchive' } })}>
              Restore
            </Button>
          )
        ) : (
          <>
            <Button color="inherit" onClick={() => setOpenDialog('rename')} aria-label={`Rename ${name}`}>
              Rename
            </Button>
            {may('site.create') && (
              <>
                <Button color="inherit" onClick={() => setOpenDialog('dealership')} aria-label={`Add a dealership to ${name}`}>
                  Add dealership
                </Button>
                <Button color="inherit" onClick={() => setOpenDialog('site')} aria-label={`Add a site to ${name}`}>
                  Add site
                </Button>
                <Button color="inherit" onClick={() => setOpenDialog('archive')} aria-label={`Archive ${name}`}>
                  Archive
                </Button>
              </>
            )}
          </>
        )}
      </Box>
      {openDialog === 'rename' && <RenameDialog organisation={organisation} onClose={close} onDone={onDone} />}
      {openDialog === 'dealership' && <AddDealershipDialog organisation={organisation} onClose={close} onDone={onDone} />}
      {openDialog === 'site' && <AddSiteDialog organisation={organisation} onClose={close} onDone={onDone} />}
      <ConfirmDialog
        open={openDialog === 'archive'}
        title={`Archive ${name}?`}
        text={`${siteCount === 1 ? 'Its site goes' : `All ${siteCount} of its sites go`} offline now, and it disappears from the switcher. Nothing is deleted, and you can restore it.`}
        verb="Archive"
        onClose={close}
        onConfirm={() => run({ organisationId: id, change: { kind: 'archive' } })}
      />
    </Card>
  )
}

const pageSize = 100

/** Organisations with their dealerships, sites and status: all of them, or the one that the user works in. */
export const OrganisationsPage = () => {
  const organisationFilter = useOrganisationFilter()
  const [entered, setEntered] = useState('')
  const q = useDebouncedValue(entered.trim())
  const { data, error, refetch } = useQuery(
    api.organisations.getList.queryOptions(
      { page: 1, perPage: pageSize, sort: { field: 'name', order: 'ASC' }, filter: { ...organisationFilter, ...(q !== '' && { q }) } },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  )
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  // A dealer's manager has one organisation, without choosing it.
  const isOne = organisationFilter.organisationId !== undefined || (data?.total === 1 && q === '')
  return (
    <>
      <PageHeading
        title={isOne ? 'Organisation' : 'Organisations'}
        text={data && !isOne ? `${data.total} ${data.total === 1 ? 'dealer or group' : 'dealers and groups'}` : ''}
      />
      {!isOne && <SearchField label="Name" value={entered} onChange={setEntered} sx={{ mb: 2, width: 'min(100%, 320px)' }} />}
      {!data && <Skeleton variant="rounded" height={320} aria-busy="true" />}
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
        {data?.data.map((organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} onDone={() => void refetch()} />
        ))}
      </Box>
      {data && data.total > data.data.length && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          These are the first {data.data.length}. Enter a name to find the others.
        </Typography>
      )}
    </>
  )
}
