import AddPictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box } from '@mui/material'
import { ChoosePicture } from './ChoosePicture'
import type { PictureOwner } from './PictureOwner'
import { sizedPictureAddress } from './sizedPictureAddress'

interface Props {
  readonly imageKey: string | null
  readonly owner: PictureOwner
  /** What the picture is, for who can't see it: 'The photo of this place'. */
  readonly alt: string
  /** With what the picture shows, as its library says. */
  readonly onChange: (imageKey: string | null, words: string) => void
}

/** A picture of a record, from its owner's library. */
export const PictureField = ({ imageKey, owner, alt, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    {imageKey ? (
      <Box
        component="img"
        src={sizedPictureAddress(imageKey, 640)}
        alt={alt}
        sx={{ width: '100%', maxWidth: 420, aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: '10px' }}
      />
    ) : (
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 210,
          aspectRatio: '3 / 2',
          borderRadius: '10px',
          bgcolor: 'action.hover',
          color: 'text.secondary',
        }}
      >
        <AddPictureIcon />
      </Box>
    )}
    <ChoosePicture owner={owner} current={imageKey ?? ''} ratio="3:2" onChange={(key, words) => onChange(key || null, words)} />
  </Box>
)
