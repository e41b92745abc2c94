import AddIcon from '@mui/icons-material/AddRounded'
import EventIcon from '@mui/icons-material/EventOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LocationRecord } from '../../client/Records'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useOrganisation, useOrganisationFilter } from '../useOrganisation'
import { departmentNames } from './locationTypes'

/** Adds the coming year's public holidays to the drafts of all locations, after confirmation. */
const HolidaysButton = ({ organisationId }: { readonly organisationId: string }) => {
  const [isConfirming, setConfirming] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate: add, isPending } = useMutation(
    api.locations.addHolidays.mutationOptions({
      onSuccess: ({ changed }) => {
        const locationCount = `${changed.length} ${changed.length === 1 ? 'location' : 'locations'}`
        notify(
          changed.length === 0
            ? 'Every location already has them.'
            : `Holidays were added to the drafts of ${locationCount}. They go live when you publish.`,
          { type: 'success' },
        )
        refresh()
        setConfirming(false)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<EventIcon />} onClick={() => setConfirming(true)}>
        Add holidays
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} fullWidth maxWidth="xs" aria-labelledby="holidays-title">
        <DialogTitle id="holidays-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
          Add holidays to every location?
        </DialogTitle>
        <DialogContent>
          <Typography>
            Each location gets the public holidays of its own state or region for the next twelve months, as closed days. Special days
            already set are kept. Shoppers see them once each location is published.
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
          <Button variant="contained" loading={isPending} onClick={() => add({ organisationId })}>
            Add to drafts
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const LocationName = ({ location }: { location: LocationRecord }) => (
  <>
    <Box sx={{ fontWeight: 620, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {location.name}
      {location.primary && <StatusPill tone="info">Main</StatusPill>}
      {!location.visible && <StatusPill tone="quiet">Hidden</StatusPill>}
      {location.hasDraft && <StatusPill tone="waiting">Not live yet</StatusPill>}
    </Box>
    <Typography variant="body2" color="text.secondary">
      {location.street}, {location.city} {location.state} {location.postcode}
    </Typography>
  </>
)

const departmentsText = ({ departments: all }: LocationRecord) =>
  all.map((department) => departmentNames[department]).join(', ') || 'None yet'

const OpenNowPill = ({ location: { openNow } }: { location: LocationRecord }) =>
  openNow ? (
    <StatusPill tone={openNow.open ? 'good' : 'quiet'}>{openNow.text}</StatusPill>
  ) : (
    <StatusPill tone="waiting">No hours yet</StatusPill>
  )

const columns: readonly Column<LocationRecord>[] = [
  { label: 'Location', sortBy: 'name', render: (location) => <LocationName location={location} /> },
  { label: 'Dealership', from: 'lg', render: ({ dealershipName }) => dealershipName },
  { label: 'Departments', from: 'lg', render: departmentsText },
  { label: 'Phone', from: 'xl', render: ({ phone }) => phone ?? '' },
  { label: 'Now', render: (location) => <OpenNowPill location={location} /> },
]

const addButton = (
  <Button component={LinkBase} to="/locations/create" variant="contained" startIcon={<AddIcon />}>
    Add location
  </Button>
)

const Locations = () => {
  const { total, data } = useListContext<LocationRecord>()
  const [selectedId] = useOrganisation()
  const owners = new Set(data?.map(({ organisationId }) => organisationId))
  // Needs one organisation: the selected one, or the owner of all listed locations.
  const owner = selectedId ?? (owners.size === 1 ? [...owners][0] : undefined)
  return (
    <>
      <PageHeading
        title="Locations"
        text={total === undefined ? '' : `${total} ${total === 1 ? 'location' : 'locations'} shoppers can visit`}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {owner && (total ?? 0) > 0 && <HolidaysButton organisationId={owner} />}
            {addButton}
          </Box>
        }
      />
      <FilterBar searchLabel="Name, suburb or postcode" />
      <ListBody
        emptyTitle="No locations yet"
        emptyGuide="add-a-location"
        emptyText="Add the locations shoppers can visit, with their hours and phone numbers."
        emptyPicture={<PlaceIcon />}
      >
        <RecordTable<LocationRecord>
          label="Locations"
          columns={columns}
          linkTo={({ id }) => `/locations/${id}`}
          compact={(location) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <LocationName location={location} />
              <Box>
                <OpenNowPill location={location} />
              </Box>
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** The locations that shoppers can visit. */
export const LocationList = () => (
  <ListBase resource="locations" perPage={25} sort={{ field: 'name', order: 'ASC' }} filter={useOrganisationFilter()}>
    <Locations />
  </ListBase>
)
