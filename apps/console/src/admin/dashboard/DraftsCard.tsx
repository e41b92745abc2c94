import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { useOrganisationFilter } from '../useOrganisationFilter'

/** Sites whose drafts hold something that shoppers don't see yet. */
export const DraftsCard = () => {
  const filter = useOrganisationFilter()
  const { data, isPending } = useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'draftUpdatedAt', order: 'DESC' },
    filter: { ...filter, unpublishedChanges: true },
  })
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        Waiting to be published
      </Typography>
      {isPending && <Skeleton height={48} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          Every site shows its latest draft.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((site) => (
          <Box component="li" key={site.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 1.5 }}>
            <Box
              aria-hidden="true"
              sx={{ width: 10, height: 32, borderRadius: 1, flexShrink: 0, bgcolor: site.style?.brandColour ?? 'text.disabled' }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620 }} noWrap>
                {site.name}
              </Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {site.draftUpdatedAt ? (
                  <>
                    Edited <Ago at={site.draftUpdatedAt} />
                  </>
                ) : (
                  'Not edited yet'
                )}
              </Typography>
            </Box>
            <Button
              component={LinkBase}
              to={`/sites/${site.id}/edit`}
              variant="outlined"
              color="inherit"
              aria-label={`Review ${site.name}`}
            >
              Review
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
