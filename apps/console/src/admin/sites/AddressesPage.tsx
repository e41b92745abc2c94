import DomainIcon from '@mui/icons-material/DnsOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { LinkBase, reactRouterProvider } from 'react-admin'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageHeading } from '../../parts/PageHeading'
import { useSites } from '../markets/useSites'

const { Navigate } = reactRouterProvider

/** The redirects and domains of each site; of the only one at once. */
export const AddressesPage = () => {
  const sites = useSites()
  if (!sites) return <ListSkeleton />
  const [only, another] = sites
  if (only && !another) return <Navigate to={`/sites/${only.id}/redirects`} replace />
  return (
    <>
      <PageHeading title="Redirects & domains" text="Choose the website." />
      {sites.length === 0 && <Notice title="No sites yet" text="Redirects & domains belong to a site." picture={<DomainIcon />} />}
      <Box component="ul" aria-label="Sites" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {sites.map(({ id, name, hosts }) => (
          <Card component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620 }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {hosts.join(', ')}
              </Typography>
            </Box>
            <Button component={LinkBase} to={`/sites/${id}/redirects`} color="inherit" aria-label={`Redirects of ${name}`}>
              Redirects
            </Button>
            <Button component={LinkBase} to={`/sites/${id}/domains`} color="inherit" aria-label={`Domains of ${name}`}>
              Domains
            </Button>
          </Card>
        ))}
      </Box>
    </>
  )
}
