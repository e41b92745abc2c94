import ProfileIcon from '@mui/icons-material/AccountCircleOutlined'
import CheckIcon from '@mui/icons-material/CheckRounded'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import MenuIcon from '@mui/icons-material/MenuRounded'
import UnfoldIcon from '@mui/icons-material/UnfoldMoreRounded'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import {
  Avatar,
  Box,
  Button,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { LoadingIndicator, useLogout, useNavigate } from 'react-admin'
import { HelpButton } from '../../parts/help/HelpButton'
import { ThemeToggle } from '../../parts/ThemeToggle'
import { useMe } from '../../parts/useMe'
import { useOrganisation } from '../useOrganisation'
import { useOrganisations } from '../useOrganisations'
import { viewableRoles } from '../users/view-as/viewableRoles'
import { PaletteButton } from './palette/PaletteButton'
import { usePalette } from './palette/PaletteProvider'
import { useSwitchOrganisation } from './useSwitchOrganisation'

/** Organisation switcher: all that the user may see, or one. */
const OrganisationMenu = () => {
  const me = useMe()
  const [selectedId] = useOrganisation()
  const switchOrganisation = useSwitchOrganisation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const organisations = useOrganisations()
  const current = organisations.find(({ id }) => id === selectedId)
  const allLabel = me?.staff ? 'All dealers' : 'All organisations'
  const name = current?.name ?? (me?.staff || organisations.length > 1 ? allLabel : (organisations[0]?.name ?? ''))
  if (organisations.length < 2) return <Typography sx={{ fontWeight: 620, px: 0.5 }}>{name}</Typography>
  const onSelect = (id: string | null, to?: string) => {
    switchOrganisation(id, to)
    setAnchor(null)
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        endIcon={<UnfoldIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: { sm: -1.5 }, minWidth: 0, '& .label': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
      >
        <span className="label">{name}</span>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[{ id: null, name: allLabel }, ...organisations].map((organisation) => (
          <MenuItem
            key={organisation.id ?? 'all'}
            selected={organisation.id === (current?.id ?? null)}
            onClick={() => onSelect(organisation.id)}
            sx={{ minWidth: 240 }}
          >
            <ListItemText>{organisation.name}</ListItemText>
            {organisation.id === (current?.id ?? null) && <CheckIcon fontSize="small" />}
          </MenuItem>
        ))}
        {me?.staff && <MenuItem onClick={() => onSelect(null, '/fleet')}>Find a dealer…</MenuItem>}
      </Menu>
    </>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Account menu: user, roles and sign-out. */
const AccountMenu = () => {
  const me = useMe()
  const logout = useLogout()
  const navigate = useNavigate()
  const palette = usePalette()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!me) return <Avatar sx={{ width: 32, height: 32, m: 0.75 }} />
  return (
    <>
      <IconButton
        aria-label={`Account of ${me.user.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.75 }}
      >
        <Avatar sx={{ width: 32, height: 32, fontSize: 13, fontWeight: 700, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {initials(me.user.name)}
        </Avatar>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      >
        <ListSubheader role="presentation" sx={{ px: 2, py: 1, minWidth: 220, bgcolor: 'transparent' }}>
          <Typography variant="h3" color="text.primary">
            {me.user.name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {me.user.email}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {me.roleNames.join(', ')}
          </Typography>
        </ListSubheader>
        <Divider sx={{ my: 0.5 }} />
        {!me.needsSecondFactor && [
          <MenuItem
            key="profile"
            onClick={() => {
              setAnchor(null)
              navigate('/profile')
            }}
          >
            <ListItemIcon>
              <ProfileIcon fontSize="small" />
            </ListItemIcon>
            Your profile
          </MenuItem>,
          viewableRoles(me).length > 0 && (
            <MenuItem
              key="viewAs"
              onClick={() => {
                setAnchor(null)
                palette.open('viewAs')
              }}
            >
              <ListItemIcon>
                <ViewIcon fontSize="small" />
              </ListItemIcon>
              View as another role
            </MenuItem>
          ),
          <MenuItem
            key="shortcuts"
            onClick={() => {
              setAnchor(null)
              palette.open('shortcuts')
            }}
          >
            <ListItemIcon>
              <KeyboardIcon fontSize="small" />
            </ListItemIcon>
            Keyboard shortcuts
          </MenuItem>,
        ]}
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  )
}

interface Props {
  /** Opens the menu on a phone; null if the user has neither menu nor palette. */
  readonly onMenu: (() => void) | null
}

/** Top bar: organisation switcher and account menu. */
export const ConsoleTopBar = ({ onMenu }: Props) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 10,
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 0, sm: 1 },
      minHeight: 56,
      px: { xs: 1, sm: 3, lg: 4 },
      bgcolor: 'background.default',
    }}
  >
    {onMenu && (
      <>
        <IconButton aria-label="Open the menu" onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <OrganisationMenu />
      </>
    )}
    <Box sx={{ flex: 1 }} />
    {onMenu && <PaletteButton />}
    <LoadingIndicator
      sx={{
        // Centres the loading indicator in the button that it replaces.
        '& .RaLoadingIndicator-loader': { m: 0, inset: 'calc(50% - 8px) auto auto calc(50% - 8px)' },
        '& .MuiIconButton-root': { color: 'text.secondary' },
        '& .MuiSvgIcon-root': { fontSize: 20 },
      }}
    />
    {onMenu && <HelpButton />}
    <ThemeToggle />
    <AccountMenu />
  </Box>
)
