import AddIcon from '@mui/icons-material/AddRounded'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { LocationRecord } from '../../client/Records'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useOrganisation } from '../useOrganisation'
import { useOrganisationFilter } from '../useOrganisationFilter'
import { HolidaysButton } from './HolidaysButton'
import { departmentNames } from './locationTypes'

const Place = ({ location }: { location: LocationRecord }) => (
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

const departments = ({ departments: all }: LocationRecord) => all.map((department) => departmentNames[department]).join(', ') || 'None yet'

const Open = ({ location: { openNow } }: { location: LocationRecord }) =>
  openNow ? (
    <StatusPill tone={openNow.open ? 'good' : 'quiet'}>{openNow.text}</StatusPill>
  ) : (
    <StatusPill tone="waiting">No hours yet</StatusPill>
  )

const columns: readonly Column<LocationRecord>[] = [
  { label: 'Location', sortBy: 'name', render: (location) => <Place location={location} /> },
  { label: 'Dealership', from: 'lg', render: ({ dealershipName }) => dealershipName },
  { label: 'Departments', from: 'lg', render: departments },
  { label: 'Phone', from: 'xl', render: ({ phone }) => phone ?? '' },
  { label: 'Now', render: (location) => <Open location={location} /> },
]

const addButton = (
  <Button component={LinkBase} to="/locations/create" variant="contained" startIcon={<AddIcon />}>
    Add location
  </Button>
)

const Locations = () => {
  const { total, data } = useListContext<LocationRecord>()
  const [chosen] = useOrganisation()
  const owners = new Set(data?.map(({ organisationId }) => organisationId))
  // Staff who look at everybody's locations choose a business first.
  const owner = chosen ?? (owners.size === 1 ? [...owners][0] : undefined)
  return (
    <>
      <PageHeading
        title="Locations"
        text={total === undefined ? '' : `${total} ${total === 1 ? 'place' : 'places'} shoppers can visit`}
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
        emptyText="Add the places shoppers can visit, with their hours and phone numbers."
        emptyPicture={<PlaceIcon />}
      >
        <RecordTable<LocationRecord>
          label="Locations"
          columns={columns}
          linkTo={({ id }) => `/locations/${id}`}
          compact={(location) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Place location={location} />
              <Box>
                <Open location={location} />
              </Box>
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** The places shoppers can visit. */
export const LocationList = () => (
  <ListBase resource="locations" perPage={25} sort={{ field: 'name', order: 'ASC' }} filter={useOrganisationFilter()}>
    <Locations />
  </ListBase>
)
