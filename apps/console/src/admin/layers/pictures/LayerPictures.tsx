import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { LayerPicture } from '../../../client/Records'
import { ListSkeleton } from '../../../parts/lists/ListSkeleton'
import { Notice } from '../../../parts/Notice'
import { PageError } from '../../../parts/PageError'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'
import { PictureDialog } from './PictureDialog'
import { usePictures } from './usePictures'

interface Props {
  /** Null for the pictures that the platform lends every site: of these nothing is said while there are none. */
  readonly layerId: string | null
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 44%), 1fr))' } as const

/** The pictures a layer lends its sites: each is renamed or removed where it is pressed. */
export const LayerPictures = ({ layerId }: Props) => {
  const { pictures, total, failure, load, more } = usePictures(layerId)
  const [open, setOpen] = useState<LayerPicture | null>(null)
  const notify = useNotify()
  if (layerId === null && !pictures?.length) return null
  if (failure !== null && !pictures) return <PageError message={failure} onRetry={load} />
  if (!pictures) return <ListSkeleton />
  if (pictures.length === 0)
    return (
      <Notice
        title="No pictures yet"
        text="Pictures come here when one is uploaded in this layer’s editor. Every site that uses the layer may then show them."
      />
    )
  return (
    <>
      {layerId === null && (
        <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
          Pictures for every site
        </Typography>
      )}
      <Box component="ul" aria-label="Pictures" sx={{ ...grid, listStyle: 'none', m: 0, p: 0 }}>
        {pictures.map((picture) => (
          <Card component="li" key={picture.id} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Box
              component="img"
              src={sizedPictureAddress(picture.key, 480)}
              alt={picture.alt}
              loading="lazy"
              sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'contain', bgcolor: 'action.hover' }}
            />
            <Box sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start', flex: 1 }}>
              <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{picture.name}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
                {picture.alt === '' ? 'Decorates only' : picture.alt}
              </Typography>
              <Button
                variant="outlined"
                aria-label={`Rename or remove ${picture.name}`}
                onClick={() => setOpen(picture)}
                sx={{ mt: 0.5, alignSelf: 'end' }}
              >
                Rename or remove
              </Button>
            </Box>
          </Card>
        ))}
      </Box>
      {pictures.length < total && (
        <Button onClick={more} sx={{ mt: 2 }}>
          Show more
        </Button>
      )}
      {open && (
        <PictureDialog
          layerId={layerId}
          picture={open}
          onClose={() => setOpen(null)}
          onDone={(said) => {
            setOpen(null)
            notify(said, { type: 'success' })
            load()
          }}
        />
      )}
    </>
  )
}
