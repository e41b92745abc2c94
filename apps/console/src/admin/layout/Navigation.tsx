import { Box, Divider } from '@mui/material'
import { LinkBase as Link, useLocation } from 'react-admin'
import { Mark } from '../../brand/Mark'
import { useBookingPlaces, useReservationFigures } from '../dashboard/Figures'
import { useLeadFigures } from '../dashboard/LeadDaysCard'
import { useWaitingRequests } from '../dashboard/RequestsCard'
import { useMentions } from '../inbox/useMentions'
import { sidebarColours as colours } from '../theme/consoleTheme'
import { useMay } from '../useMay'
import { isCurrentPage, visiblePages } from './pages'

/** Sidebar with the pages that the user may open, and their counts of open items. */
export const Navigation = ({ onNavigate }: { onNavigate?: () => void }) => {
  const { pathname } = useLocation()
  const may = useMay()
  const unanswered = useLeadFigures()?.unanswered ?? 0
  const bookings = useBookingPlaces()?.reduce((sum, { waiting: each }) => sum + each, 0) ?? 0
  const asked = useWaitingRequests()?.length ?? 0
  const named = useMentions()
  const owed = useReservationFigures()?.waiting ?? 0
  const waiting: Readonly<Record<string, readonly [count: number, said: string]>> = {
    '/inbox': [named, 'mention you'],
    '/leads': [unanswered, 'unanswered'],
    '/bookings': [bookings, 'to review'],
    '/reservations': [owed, 'to look at'],
    '/sites': [asked, 'to publish'],
  }
  return (
    <Box
      component="nav"
      aria-label="Console"
      sx={{
        height: '100%',
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: colours.background,
        color: colours.text,
        px: 1.25,
        py: 1.5,
      }}
    >
      <Box
        component={Link}
        to="/"
        onClick={onNavigate}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 1,
          py: 0.75,
          mb: 2,
          color: '#fff',
          textDecoration: 'none',
          fontWeight: 700,
          fontSize: 17,
          letterSpacing: '-0.01em',
          borderRadius: '8px',
        }}
      >
        <Mark size={28} />
        Forecourt
      </Box>
      {visiblePages(may).map((shown, index) => (
        <Box key={shown[0]?.to}>
          {index > 0 && <Divider sx={{ my: 1.25, borderColor: colours.line }} />}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
            {shown.map(({ to, label, Icon }) => {
              const here = isCurrentPage(to, pathname)
              const [count, said] = waiting[to] ?? [0, '']
              return (
                <li key={to}>
                  <Box
                    component={Link}
                    to={to}
                    onClick={onNavigate}
                    aria-current={here ? 'page' : undefined}
                    sx={{
                      position: 'relative',
                      display: 'flex',
                      alignItems: 'center',
                      gap: 1.25,
                      minHeight: 40,
                      px: 1.25,
                      borderRadius: '8px',
                      fontSize: 14.5,
                      fontWeight: here ? 650 : 520,
                      textDecoration: 'none',
                      color: here ? colours.active : colours.text,
                      bgcolor: here ? colours.hover : 'transparent',
                      '&:hover': { bgcolor: colours.hover, color: colours.active },
                      '&:focus-visible': { outline: `2px solid ${colours.marker}`, outlineOffset: -2 },
                    }}
                  >
                    <Icon sx={{ fontSize: 20, color: here ? colours.marker : 'inherit' }} />
                    {label}
                    {count > 0 && (
                      <Box
                        component="span"
                        aria-label={`${count} ${said}`}
                        sx={{
                          ml: 'auto',
                          px: 0.9,
                          borderRadius: 5,
                          bgcolor: colours.marker,
                          color: '#241700',
                          fontSize: 12,
                          fontWeight: 700,
                          lineHeight: '20px',
                        }}
                      >
                        {count > 99 ? '99+' : count}
                      </Box>
                    )}
                  </Box>
                </li>
              )
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
