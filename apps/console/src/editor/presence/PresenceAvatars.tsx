import { Avatar, AvatarGroup, Box, Tooltip } from '@mui/material'
import { LiveRegion } from '../LiveRegion'
import { useLayer } from '../layer/LayerContext'
import { useEditor } from '../session/useEditor'
import { nameInitials } from './nameInitials'
import { presenceSentence } from './presenceSentence'

/** Dark enough for white letters, and told apart by hue. */
const colours = ['#8a3ffc', '#0072c3', '#9f1853', '#00693e', '#a2500b', '#3d5a80', '#6f2c91', '#0b6e6e']

const colourOf = (userId: string) => colours[[...userId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length]

/** Who else has the editor of this site or layer open, and where they are. */
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
