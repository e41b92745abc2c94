import { roleName } from '@forecourt/rules/access/roleName'
import { Box, Button } from '@mui/material'
import { viewAs } from '../../client/viewAs'
import { useMe } from '../useMe'
import { useOrganisations } from '../useOrganisations'

/** Says, over everything, that the console is seen in another role; nothing while one is oneself. */
export const ViewAsBanner = () => {
  const me = useMe()
  const organisations = useOrganisations()
  if (!me?.viewingAs) return null
  const { role, organisationId } = me.viewingAs
  const place = organisationId === null ? '' : (organisations.find(({ id }) => id === organisationId)?.name ?? '')
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        px: 2,
        py: 0.5,
        minHeight: 44,
        bgcolor: 'warning.light',
        color: 'text.primary',
        fontSize: 14.5,
        position: 'sticky',
        top: 0,
        zIndex: 20,
      }}
    >
      <span>
        You see the console as <strong>{roleName(role)}</strong>
        {place && ` of ${place}`}. What you change is yours.
      </span>
      <Button size="small" variant="outlined" color="inherit" onClick={() => viewAs(null)}>
        Be yourself again
      </Button>
    </Box>
  )
}
