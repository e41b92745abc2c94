import { roleName } from '@forecourt/rules/access/roleName'
import ProfileIcon from '@mui/icons-material/AccountCircleOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import { Avatar, Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogout, useNavigate } from 'react-admin'
import { useMe } from '../../parts/useMe'
import { usePalette } from './palette/PaletteProvider'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Who is signed in, in which roles, and the way out. */
export const AccountMenu = () => {
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
        <Box sx={{ px: 2, py: 1, minWidth: 220 }}>
          <Typography variant="h3">{me.user.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {me.user.email}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {me.roles.map(roleName).join(', ')}
          </Typography>
        </Box>
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
            See as another role
          </MenuItem>,
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
