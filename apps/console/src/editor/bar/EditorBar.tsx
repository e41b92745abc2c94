import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import BackIcon from '@mui/icons-material/ArrowBack'
import HistoryIcon from '@mui/icons-material/History'
import ShareIcon from '@mui/icons-material/IosShare'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import { HelpButton } from '../../parts/help/HelpButton'
import { ThemeToggle } from '../../parts/ThemeToggle'
import { HistoryDrawer } from '../history/HistoryDrawer'
import { PresenceAvatars } from '../presence/PresenceAvatars'
import { useLivePageAddress } from '../preview/useLivePageAddress'
import { PublishButton } from '../publish/PublishButton'
import { useSession } from '../session/SessionContext'
import { ShareDialog } from '../sharing/ShareDialog'
import { TransferMenu } from '../transfer/TransferMenu'
import { barStyle } from './barStyle'
import { DeviceSwitch } from './DeviceSwitch'
import { SaveStatus } from './SaveStatus'
import { UndoButtons } from './UndoButtons'

/** The site's bar: name, save status and publishing. */
export const EditorBar = () => {
  const { site, can } = useSession().editing
  const liveAddress = useLivePageAddress()
  const [opened, setOpened] = useState<'history' | 'share' | null>(null)
  const close = () => setOpened(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that had the focus was removed: the focus moves to the site's name, so that screen readers announce the place.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Box component="header" sx={barStyle}>
      <Tooltip title="Back to the sites">
        <IconButton component={LinkBase} to="/sites" aria-label="Back to the sites" size="small">
          <BackIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{ minWidth: 0, display: 'grid', flex: 1 }}>
        <Typography ref={heading} tabIndex={-1} component="h1" variant="h3" noWrap sx={{ lineHeight: 1.25, outline: 'none' }}>
          {site.name}
        </Typography>
        <SaveStatus />
      </Box>
      <PresenceAvatars />
      <UndoButtons />
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'flex' }, justifyContent: 'center' }}>
        <DeviceSwitch />
      </Box>
      <Box sx={{ width: '1px', height: 22, bgcolor: 'divider', mx: 0.5, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <HelpButton />
        <ThemeToggle />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <Tooltip title="History">
          <IconButton aria-label="History" onClick={() => setOpened('history')} size="small">
            <HistoryIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {can.share && (
          <Tooltip title="Share the draft">
            <IconButton aria-label="Share the draft" onClick={() => setOpened('share')} size="small">
              <ShareIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <TransferMenu onHistory={() => setOpened('history')} onShare={can.share ? () => setOpened('share') : undefined} />
      {liveAddress !== '' && (
        <Button
          href={markOwnVisit(liveAddress)}
          target="_blank"
          rel="noreferrer"
          endIcon={<OpenIcon sx={{ fontSize: '16px !important' }} />}
          color="inherit"
          sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
        >
          View site
        </Button>
      )}
      <PublishButton />
      <HistoryDrawer open={opened === 'history'} onClose={close} />
      {opened === 'share' && <ShareDialog onClose={close} />}
    </Box>
  )
}
