import { Box, Card, Typography } from '@mui/material'

/** The pictures a shopper sent, large; each opens in its full size. */
export const ValuationPhotos = ({ photos }: { readonly photos: readonly string[] }) =>
  photos.length === 0 ? (
    <Card sx={{ p: 2.5 }}>
      <Typography color="text.secondary">The shopper sent no photos.</Typography>
    </Card>
  ) : (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: photos.length > 1 ? '1fr 1fr' : '1fr' } }}>
      {photos.map((key, index) => (
        <a key={key} href={`/media/${key}?w=1920`} target="_blank" rel="noopener">
          <Box
            component="img"
            src={`/media/${key}?w=960`}
            alt={`Photo ${index + 1} of ${photos.length}`}
            loading="lazy"
            sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
          />
        </a>
      ))}
    </Box>
  )
