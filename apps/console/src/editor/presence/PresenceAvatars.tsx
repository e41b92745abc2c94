import { Alert, Avatar, AvatarGroup, Box, Button, Tooltip } from '@mui/material'
import { useState } from 'react'
import { noticeBar } from '../bar/barStyle'
import { LiveRegion } from '../LiveRegion'
import { useLayer } from '../layer/LayerContext'
import { useEditor } from '../session/SessionContext'
import { nameInitials, presenceSentence } from './presenceSentence'

/** Another user saved: their changes are merged with the next save, or now by a button. */
export const OthersSaved = ({ onShow }: { readonly onShow: () => Promise<void> }) => {
  const [loading, setLoading] = useState(false)
  const isBehind = useEditor(({ draft, latestRevision }) => draft.status === 'saved' && latestRevision > draft.revision)
  const who = useEditor(({ others }) => (others.length === 1 ? others[0]?.name : null) ?? 'Someone else')
  if (!isBehind) return null
  const show = () => {
    setLoading(true)
    void onShow()
      .catch(() => {})
      .finally(() => setLoading(false))
  }
  return (
    <Alert
      severity="info"
      sx={noticeBar}
      action={
        <Button color="inherit" loading={loading} onClick={show}>
          Show them
        </Button>
      }
    >
      {who} saved changes to this draft. They are merged with yours.
    </Alert>
  )
}

/** Dark enough for white letters, and distinct in hue. */
const colours = ['#8a3ffc', '#0072c3', '#9f1853', '#00693e', '#a2500b', '#3d5a80', '#6f2c91', '#0b6e6e']

const colourOf = (userId: string) => colours[[...userId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length]

/** Avatars of the other users in the editor of this site or layer, and where they are. */
export const PresenceAvatars = () => {
  const others = useEditor((state) => state.others)
  const config = useEditor((state) => state.config)
  const what = useLayer() === null ? 'site' : 'layer'
  const sentences = others.map((other) => presenceSentence(other, config, what))
  return (
    <>
      {others.length > 0 && (
        <AvatarGroup
          max={3}
          aria-label="Also here"
          role="group"
          sx={{
            '& .MuiAvatar-root:nth-of-type(n + 2)': { display: { xs: 'none', sm: 'flex' } },
            '& .MuiAvatar-root': { width: 28, height: 28, fontSize: 11.5, fontWeight: 680, borderColor: 'background.paper' },
          }}
        >
          {others.map((other, index) => (
            <Tooltip key={other.userId} title={sentences[index]}>
              <Avatar role="img" aria-label={sentences[index]} sx={{ bgcolor: colourOf(other.userId), color: '#fff' }}>
                {nameInitials(other.name)}
              </Avatar>
            </Tooltip>
          ))}
        </AvatarGroup>
      )}
      <Box sx={{ position: 'absolute' }}>
        <LiveRegion>{others.map(({ name }) => name).join(', ') && `${others.map(({ name }) => name).join(', ')} also here`}</LiveRegion>
      </Box>
    </>
  )
}
