import SitesIcon from '@mui/icons-material/StorefrontOutlined'
import { Box, Card, Skeleton } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { Pager } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { useMe } from '../../parts/useMe'
import { NewDealerButton, UnfinishedOnboardings } from '../onboarding/UnfinishedOnboardings'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { SiteViews } from './fleet/SiteViews'
import { SiteCard } from './SiteCard'
import { siteStatuses } from './siteStatuses'

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))' } as const
const Loading = () => (
  <Box sx={grid} aria-busy="true">
    {['first', 'second', 'third'].map((key) => (
      <Card key={key}>
        <Skeleton variant="rectangular" height={138} />
        <Box sx={{ p: 2 }}>
          <Skeleton width="60%" height={26} />
          <Skeleton width="40%" />
          <Skeleton width="80%" sx={{ mt: 2 }} />
        </Box>
      </Card>
    ))}
  </Box>
)

const Sites = () => {
  const { data = [], total } = useListContext<SiteRecord>()
  const may = useMay()
  const mayEdit = may('site.edit')
  const isStaff = useMe()?.staff === true
  return (
    <>
      <PageHeading
        title="Sites"
        text={total === undefined ? '' : `${total} ${total === 1 ? 'site' : 'sites'}`}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isStaff && <SiteViews here="/sites" />}
            {may('site.create') && <NewDealerButton />}
          </Box>
        }
      />
      {may('site.create') && <UnfinishedOnboardings />}
      <FilterBar searchLabel="Search by name" selects={[siteStatuses]} />
      <ListBody loading={<Loading />} emptyTitle="No sites yet" emptyText="Sites you can edit appear here." emptyPicture={<SitesIcon />}>
        <Box sx={grid}>
          {data.map((site) => (
            <SiteCard key={site.id} site={site} mayEdit={mayEdit} />
          ))}
        </Box>
        <Pager />
      </ListBody>
    </>
  )
}

/** The sites that the user may open, as cards. */
export const SiteList = () => (
  <ListBase resource="sites" perPage={24} sort={{ field: 'name', order: 'ASC' }} filter={useOrganisationFilter()}>
    <Sites />
  </ListBase>
)
