import { oldestText } from '@forecourt/rules/format/waitText'
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import { Box } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { LinkBase as Link, useLocation } from 'react-admin'
import { Mark } from '../../brand/Mark'
import { useBookingLocations, useReservationFigures } from '../dashboard/Figures'
import { useWaitingRequests } from '../dashboard/RequestsCard'
import { useInboxCounts, waitingAddress } from '../inbox/useInboxCounts'
import { sidebarColours as colours } from '../theme/consoleTheme'
import { type ConsolePage, currentMenuPage, type PageGroup } from './pages'
import { useConsoleMenu } from './useConsoleMenu'

/** Number of open items, their description, and the address of their list if it isn’t the page’s. */
type WaitingCount = readonly [count: number, text: string, to?: string]

const rowStyle = (isCurrent: boolean) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 40,
  px: 1.25,
  border: 0,
  borderRadius: '8px',
  font: 'inherit',
  fontSize: 14.5,
  fontWeight: isCurrent ? 650 : 520,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  color: isCurrent ? colours.active : colours.text,
  bgcolor: 'transparent',
  '&:hover': { bgcolor: colours.hover, color: colours.active },
  '&:focus-visible': { outline: `2px solid ${colours.marker}`, outlineOffset: -2 },
})

const Count = ({ waiting: [count, text] }: { readonly waiting: WaitingCount }) =>
  count > 0 && (
    <Box
      component="span"
      aria-label={`${count} ${text}`}
      title={`${count} ${text}`}
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
  )

interface PageLinkProps {
  readonly page: ConsolePage
  /** The icon of its group, if it is the only page of that. */
  readonly Icon?: PageGroup['Icon']
  readonly isCurrent: boolean
  readonly waiting: WaitingCount
  readonly onNavigate: (() => void) | undefined
}

const PageLink = ({ page: { to, label }, Icon, isCurrent, waiting, onNavigate }: PageLinkProps) => (
  <Box
    component={Link}
    to={(waiting[0] > 0 && waiting[2]) || to}
    onClick={onNavigate}
    aria-current={isCurrent ? 'page' : undefined}
    sx={{ ...rowStyle(isCurrent), ...(isCurrent && { bgcolor: colours.hover }), ...(!Icon && { minHeight: 36, pl: 5, lineHeight: 1.3 }) }}
  >
    {Icon && <Icon sx={{ fontSize: 20, color: isCurrent ? colours.marker : 'inherit' }} />}
    {label}
    <Count waiting={waiting} />
  </Box>
)

interface GroupProps {
  readonly group: PageGroup
  readonly current: ConsolePage | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly waiting: (page: ConsolePage) => WaitingCount
  readonly onNavigate: (() => void) | undefined
}

const Group = ({ group: { label, Icon, pages }, current, isOpen, onToggle, waiting, onNavigate }: GroupProps) => {
  const id = useId()
  const [only, ...others] = pages
  if (only && others.length === 0)
    return <PageLink page={only} Icon={Icon} isCurrent={only === current} waiting={waiting(only)} onNavigate={onNavigate} />
  const isCurrent = current !== undefined && pages.includes(current)
  const sum = pages.reduce((total, page) => total + waiting(page)[0], 0)
  return (
    <>
      <Box component="button" type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={rowStyle(isCurrent)}>
        <Icon sx={{ fontSize: 20, color: isCurrent ? colours.marker : 'inherit' }} />
        {label}
        {!isOpen && <Count waiting={[sum, 'waiting']} />}
        <ExpandIcon
          sx={{
            ml: !isOpen && sum > 0 ? 0 : 'auto',
            fontSize: 18,
            transform: isOpen ? 'none' : 'rotate(-90deg)',
            transition: 'transform 150ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      </Box>
      {/* Without a transition: a link that moves between press and release isn’t followed. */}
      {isOpen && (
        <Box
          component="ul"
          id={id}
          aria-label={label}
          sx={{ m: 0, mt: 0.25, mb: 0.75, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}
        >
          {pages.map((page) => (
            <li key={page.to}>
              <PageLink page={page} isCurrent={page === current} waiting={waiting(page)} onNavigate={onNavigate} />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

const nothingWaiting: WaitingCount = [0, '']

/** Sidebar with the pages that the user may open, in groups of which one is open, and their counts of open items. */
export const Navigation = ({ onNavigate }: { onNavigate?: () => void }) => {
  const { pathname } = useLocation()
  const groups = useConsoleMenu()
  const current = currentMenuPage(
    groups.flatMap(({ pages }) => pages),
    pathname,
  )
  const currentGroup = groups.find(({ pages }) => current !== undefined && pages.includes(current))?.label ?? null
  const [open, setOpen] = useState(currentGroup)
  useEffect(() => {
    if (currentGroup !== null) setOpen(currentGroup)
  }, [currentGroup])
  const inbox = useInboxCounts()
  const bookings = useBookingLocations()?.reduce((sum, { waiting: each }) => sum + each, 0) ?? 0
  const requests = useWaitingRequests()?.length ?? 0
  const waitingReservations = useReservationFigures()?.waiting ?? 0
  const waiting: Readonly<Record<string, WaitingCount>> = {
    '/inbox': [
      inbox?.waiting ?? 0,
      ['waiting for a reply', oldestText(inbox?.waitingSince ?? null, Date.now())].filter(Boolean).join(', '),
      waitingAddress,
    ],
    '/bookings': [bookings, 'to review'],
    '/reservations': [waitingReservations, 'to look at'],
    '/sites': [requests, 'to publish'],
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
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
        {groups.map((group) => (
          <li key={group.label}>
            <Group
              group={group}
              current={current}
              isOpen={open === group.label}
              onToggle={() => setOpen(open === group.label ? null : group.label)}
              waiting={({ to }) => waiting[to] ?? nothingWaiting}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}
