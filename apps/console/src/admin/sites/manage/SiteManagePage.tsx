import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useMay } from '../../useMay'
import { ArchiveCard } from './ArchiveCard'
import { OpeningCard } from './OpeningCard'
import { SiteNameCard } from './SiteNameCard'
import { TemplateCard } from './TemplateCard'

/** What can be done to a site as a whole: its name and address, its template, closing, archiving and deleting it. */
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
