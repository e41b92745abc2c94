import { Box, Drawer } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { reactRouterProvider, SkipNavigationButton, useLocation, usePermissions } from 'react-admin'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { OtherRole } from '../../parts/OtherRole'
import { PageErrorBoundary } from '../../parts/PageError'
import { useMe } from '../../parts/useMe'
import { useFirstStepsDone } from '../dashboard/useFirstStepsDone'
import { ViewAsBanner } from '../users/view-as/ViewAsBanner'
import { ConsoleTopBar } from './ConsoleTopBar'
import { Navigation } from './Navigation'
import { PaletteProvider } from './palette/PaletteProvider'
import { useMayOpen } from './useMayOpen'
import { useOrganisationOfEntry } from './useOrganisationOfEntry'
import { useTopOfPage } from './useTopOfPage'
import { WorkingInBanner } from './WorkingInBanner'

const { Navigate } = reactRouterProvider

/** Renders the page only with its permission; otherwise shows a notice and makes no requests. */
const PermittedPage = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const { isPending } = usePermissions()
  const mayOpen = useMayOpen()
  const me = useMe()
  // The second factor is set up on the profile page; until then the server rejects all other requests.
  if (me?.needsSecondFactor && pathname !== '/profile') return <Navigate to="/profile" />
  if (mayOpen(pathname)) return children
  return isPending ? <ListSkeleton /> : <OtherRole />
}

/** Layout of all pages but the editor: sidebar and top bar. Only the top bar until a required second factor is set up. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const isLocked = useMe()?.needsSecondFactor === true
  useTopOfPage()
  useFirstStepsDone()
  useOrganisationOfEntry()
  // Closes the menu after each navigation, including browser back and forward.
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new path.
  useEffect(() => setOpen(false), [pathname])
  return (
    <PaletteProvider disabled={isLocked}>
      <ViewAsBanner />
      <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
        {!isLocked && (
          <>
            <SkipNavigationButton />
            <Box component="aside" sx={{ display: { xs: 'none', md: 'block' }, width: 216, flexShrink: 0 }}>
              <Box sx={{ position: 'sticky', top: 0, height: '100dvh' }}>
                <Navigation />
              </Box>
            </Box>
            <Drawer
              open={open}
              onClose={() => setOpen(false)}
              sx={{ display: { md: 'none' } }}
              slotProps={{ paper: { sx: { width: 248, border: 0 } } }}
            >
              <Navigation onNavigate={() => setOpen(false)} />
            </Drawer>
          </>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <ConsoleTopBar onMenu={isLocked ? null : () => setOpen(true)} />
          {!isLocked && <WorkingInBanner />}
          <Box
            component="main"
            id="main-content"
            tabIndex={-1}
            sx={{ flex: 1, px: { xs: 2, sm: 3, lg: 4 }, pt: { xs: 1, sm: 1.5 }, pb: 6, maxWidth: 1480, width: '100%', outline: 'none' }}
          >
            <PageErrorBoundary>
              <Suspense fallback={<ListSkeleton />}>
                <PermittedPage>{children}</PermittedPage>
              </Suspense>
            </PageErrorBoundary>
          </Box>
        </Box>
      </Box>
    </PaletteProvider>
  )
}
