import TableIcon from '@mui/icons-material/TableRowsOutlined'
import CardsIcon from '@mui/icons-material/ViewModuleOutlined'
import { Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'

const views = [
  { to: '/fleet', label: 'Table', Icon: TableIcon },
  { to: '/sites', label: 'Cards', Icon: CardsIcon },
] as const

/** Switches between the table of all dealers' sites and their cards. */
export const SiteViews = ({ here }: { readonly here: (typeof views)[number]['to'] }) => (
  <Box component="nav" aria-label="View" sx={{ display: 'flex', gap: 0.5 }}>
    {views.map(({ to, label, Icon }) => (
      <Button
        key={to}
        component={LinkBase}
        to={to}
        aria-current={to === here ? 'page' : undefined}
        variant={to === here ? 'outlined' : 'text'}
        color="inherit"
        startIcon={<Icon fontSize="small" />}
      >
        {label}
      </Button>
    ))}
  </Box>
)
