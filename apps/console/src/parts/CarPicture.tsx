import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import NoPhotoIcon from '@mui/icons-material/NoPhotographyOutlined'
import { Box } from '@mui/material'
import { sizedPictureAddress } from './pictures/sizedPictureAddress'

/** CSS object-position of the focal point; undefined for the centre. */
const focusPosition = (source: string): string | undefined => {
  const { focus } = pictureFocus(source)
  return focus ? `${focus.x}% ${focus.y}%` : undefined
}

/** A car's first picture, or a placeholder. */
export const CarPicture = ({ imageKey, width = 72 }: { imageKey: string | null; width?: number }) => (
  <Box
    sx={{
      width,
      aspectRatio: '4 / 3',
      flexShrink: 0,
      borderRadius: '6px',
      overflow: 'hidden',
      bgcolor: 'action.hover',
      display: 'grid',
      placeItems: 'center',
      color: 'text.secondary',
    }}
  >
    {imageKey ? (
      // biome-ignore lint/performance/noImgElement: our media route makes the right size and format; Next's would make it twice
      <img
        src={sizedPictureAddress(imageKey)}
        alt=""
        loading="lazy"
        width={width}
        height={Math.round((width * 3) / 4)}
        style={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: focusPosition(imageKey), display: 'block' }}
      />
    ) : (
      <NoPhotoIcon fontSize="small" titleAccess="No photos" />
    )}
  </Box>
)
