import { roleName } from '@forecourt/rules/access/roleName'
import { Box, Button } from '@mui/material'
import { viewAs } from '../../../client/viewAs'
import { useMe } from '../../../parts/useMe'
import { useOrganisations } from '../../useOrganisations'

/** What has the window's whole height leaves room for the banner. */
const reserveHeight = (banner: HTMLElement | null) => {
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--notice-height', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice-height')
  }
}

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
      ref={reserveHeight}
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
