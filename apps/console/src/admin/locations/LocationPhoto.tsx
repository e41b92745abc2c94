import PlaceIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Typography } from '@mui/material'
import { ChoosePicture } from '../../parts/pictures/ChoosePicture'
import { pictureAddress } from '../../parts/pictures/pictureAddress'

interface Props {
  readonly imageKey: string | null
  readonly organisationId: string
  readonly onChange: (imageKey: string | null) => void
}

/** The photo of a place, from the organisation's library. */
export const LocationPhoto = ({ imageKey, organisationId, onChange }: Props) => {
  if (organisationId === '')
    return (
      <Typography variant="body2" color="text.secondary">
        Choose the dealership first: photos belong to its business.
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {imageKey ? (
        <Box
          component="img"
          src={pictureAddress(imageKey, 640)}
          alt="The photo of this place"
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
          <PlaceIcon />
        </Box>
      )}
      <ChoosePicture
        owner={{ of: 'organisation', id: organisationId }}
        current={imageKey ?? ''}
        ratio="3:2"
        onChange={(key) => onChange(key || null)}
      />
    </Box>
  )
}
