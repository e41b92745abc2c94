import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { useMay } from '../../useMay'

const settingAddress = (siteId: string) => `/sites/${siteId}/edit?at=${encodeURIComponent('/leads/notify')}`

const addressesText = (addresses: readonly string[] | null): string => {
  if (addresses === null) return 'Not published yet'
  return addresses.length === 0 ? 'No address of the site, only the location’s own' : addresses.join(', ')
}

/** Where each site emails its leads: the live value of the setting, with a link to change it. */
export const LeadAddressesSection = ({ organisationId }: { readonly organisationId: string | null }) => {
  const may = useMay()
  const { data } = useQuery(api.destinations.leadAddresses.queryOptions({ organisationId }, { staleTime: 0 }))
  return (
    <Card component="section" aria-labelledby="lead-addresses">
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        <Typography variant="h3" component="h2" id="lead-addresses">
          Email to the dealership
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Each site emails its leads to the addresses of its setting “Email leads to”, and to the location that a lead is for.
          {data?.length === 0 && ' Open a dealer’s console to see its addresses.'}
        </Typography>
      </Box>
      <Box component="ul" aria-labelledby="lead-addresses" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map(({ siteId, name, addresses }) => (
          <Box
            component="li"
            key={siteId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              px: 2.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 620 }}>{name}</Box>
              <Typography variant="body2">{addressesText(addresses)}</Typography>
            </Box>
            {may('site.edit') && (
              <Button component={LinkBase} to={settingAddress(siteId)} variant="outlined" color="inherit" aria-label={`Change for ${name}`}>
                Change
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
