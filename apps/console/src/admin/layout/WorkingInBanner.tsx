import { Box, Button } from '@mui/material'
import { useMe } from '../../parts/useMe'
import { useOrganisation } from '../useOrganisation'
import { useOrganisations } from '../useOrganisations'
import { useSwitchOrganisation } from './useSwitchOrganisation'

/** Shows staff which dealer they work in, with the way back to the table of all dealers. */
export const WorkingInBanner = () => {
  const me = useMe()
  const organisations = useOrganisations()
  const [organisationId] = useOrganisation()
  const switchOrganisation = useSwitchOrganisation()
  const organisation = organisations.find(({ id }) => id === organisationId)
  if (!me?.staff || !organisation) return null
  return (
    <Box
      component="section"
      aria-label="Dealer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: { xs: 2, sm: 3, lg: 4 },
        py: 0.5,
        minHeight: 40,
        bgcolor: 'action.selected',
        fontSize: 14.5,
      }}
    >
      <span>
        You are working in <strong>{organisation.name}</strong>
      </span>
      <Button
        size="small"
        color="inherit"
        onClick={() => switchOrganisation(null, '/fleet')}
        sx={{ ml: { sm: 'auto' }, textDecoration: 'underline' }}
      >
        Back to all dealers
      </Button>
    </Box>
  )
}
