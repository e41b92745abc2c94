import { Box, ButtonBase, Typography } from '@mui/material'
import { sizedPictureAddress } from './sizedPictureAddress'
import type { UploadedImage } from './UploadDialog'

interface Props {
  readonly label: string
  readonly pictures: readonly (UploadedImage & { readonly name: string })[]
  readonly current: string
  readonly onChoose: (image: UploadedImage) => void
}

/** Pictures side by side, each a button. */
export const PictureGrid = ({ label, pictures, current, onChoose }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
  >
    {pictures.map((picture) => {
      const { key, name, alt } = picture
      const isCurrent = current.startsWith(key)
      return (
        <Box component="li" key={key} sx={{ minWidth: 0 }}>
          <ButtonBase
            aria-label={`Use ${name}`}
            aria-pressed={isCurrent}
            onClick={() => onChoose(picture)}
            sx={{ display: 'block', width: '100%', textAlign: 'left', borderRadius: '8px', '&:hover img': { filter: 'brightness(.94)' } }}
          >
            <Box
              component="img"
              src={sizedPictureAddress(key)}
              alt={alt}
              loading="lazy"
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: '3 / 2',
                objectFit: 'cover',
                borderRadius: '8px',
                bgcolor: 'action.hover',
                outline: isCurrent ? 3 : 1,
                outlineColor: isCurrent ? 'primary.main' : 'divider',
                outlineOffset: isCurrent ? 1 : -1,
              }}
            />
            <Typography variant="caption" noWrap sx={{ display: 'block', pt: 0.5, color: 'text.secondary' }}>
              {name}
            </Typography>
          </ButtonBase>
        </Box>
      )
    })}
  </Box>
)
