import { Box, type SvgIcon, Typography } from '@mui/material'
import { sizedPictureAddress } from '../../parts/pictures/sizedPictureAddress'

interface Props {
  readonly name: string
  /** Distinguishes records of the same name. */
  readonly description?: string
  /** Undefined if the type has no images. */
  readonly imageKey?: string | null
  readonly Icon?: typeof SvgIcon
}

/** A record's name in a list, with its image if the type has one. */
export const RecordName = ({ name, description, imageKey, Icon }: Props) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
    {imageKey && (
      <Box
        component="img"
        src={sizedPictureAddress(imageKey, 320)}
        alt=""
        sx={{ width: 60, height: 40, objectFit: 'contain', borderRadius: '6px', flexShrink: 0 }}
      />
    )}
    {!imageKey && Icon && (
      <Box
        sx={{ width: 60, height: 40, borderRadius: '6px', bgcolor: 'action.hover', display: 'grid', placeItems: 'center', flexShrink: 0 }}
      >
        <Icon fontSize="small" color="disabled" />
      </Box>
    )}
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{name}</Box>
      {description && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
    </Box>
  </Box>
)
