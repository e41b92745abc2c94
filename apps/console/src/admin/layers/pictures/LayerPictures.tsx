import { Alert, Box, Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { LayerPicture } from '../../../client/Records'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { Notice } from '../../../parts/Notice'
import { PageError } from '../../../parts/PageError'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'

const perPage = 24

/** Images of a layer, or of the platform if the layer is null, newest first; null while loading. */
const usePictures = (layerId: string | null) => {
  const [pages, setPages] = useState(1)
  const { data, error, refetch } = useQuery(
    api.layers.pictures.queryOptions(
      { layerId, perPage: Math.min(perPage * pages, 100) },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  )
  return {
    pictures: data?.data ?? null,
    total: Math.min(data?.total ?? 0, 100),
    failure: error && callError(error).message,
    refresh: () => void refetch(),
    loadMore: () => setPages(pages + 1),
  }
}

interface PictureDialogProps {
  readonly layerId: string | null
  readonly picture: LayerPicture
  readonly onClose: () => void
  /** Receives a sentence on the completed action. */
  readonly onDone: (message: string) => void
}

/** Renames an image, edits its alt text, or removes it from the library after confirmation. */
const PictureDialog = ({ layerId, picture, onClose, onDone }: PictureDialogProps) => {
  const [name, setName] = useState(picture.name)
  const [alt, setAlt] = useState(picture.alt)
  const [isRemoving, setRemoving] = useState(false)
  const { mutate: remove, ...removal } = useMutation(
    api.layers.removePicture.mutationOptions({ onSuccess: () => onDone(`“${picture.name}” is removed.`) }),
  )
  const { mutate: rename, ...renaming } = useMutation(
    api.layers.renamePicture.mutationOptions({ onSuccess: () => onDone(`“${name.trim()}” is saved.`) }),
  )
  const isBusy = removal.isPending || renaming.isPending
  const error = isRemoving ? removal.error : renaming.error
  const input = { layerId, id: picture.id }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRemoving) remove(input)
    else rename({ ...input, name: name.trim(), alt: alt.trim() })
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby="picture-title">
      <form onSubmit={submit}>
        <DialogTitle id="picture-title" sx={{ fontSize: 18, fontWeight: 660, overflowWrap: 'anywhere' }}>
          {isRemoving ? `Remove “${picture.name}”?` : 'Picture'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {error && <Alert severity="error">{callError(error).message}</Alert>}
          <Box
            component="img"
            src={sizedPictureAddress(picture.key, 480)}
            alt={picture.alt}
            sx={{ width: '100%', maxHeight: 220, objectFit: 'contain', borderRadius: '8px', bgcolor: 'action.hover' }}
          />
          {isRemoving ? (
            'It can no longer be chosen. Where it is already used, it stays until it is replaced.'
          ) : (
            <>
              <TextField
                required
                label="Name in the library"
                value={name}
                onChange={(event) => setName(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
              <TextField
                label="Alt text"
                helperText="For shoppers who can’t see it. Leave empty if it is only decoration."
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 240 } }}
              />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          {!isRemoving && (
            <Button color="error" disabled={isBusy} onClick={() => setRemoving(true)} sx={{ mr: 'auto' }}>
              Remove
            </Button>
          )}
          <Button color="inherit" disabled={isBusy} onClick={isRemoving ? () => setRemoving(false) : onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isRemoving ? 'error' : 'primary'}
            disabled={isBusy || (!isRemoving && name.trim() === '')}
          >
            {isRemoving ? 'Remove picture' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface LayerPicturesProps {
  /** Null for the platform's images, which all sites can use; renders nothing if there are none. */
  readonly layerId: string | null
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 44%), 1fr))' } as const

/** The images of a layer, which its sites can use. Click one to rename or remove it. */
export const LayerPictures = ({ layerId }: LayerPicturesProps) => {
  const { pictures, total, failure, refresh, loadMore } = usePictures(layerId)
  const [selected, setSelected] = useState<LayerPicture | null>(null)
  const notify = useNotify()
  if (layerId === null && !pictures?.length) return null
  if (failure !== null && !pictures) return <PageError message={failure} onRetry={refresh} />
  if (!pictures) return <ListSkeleton />
  if (pictures.length === 0)
    return (
      <Notice
        title="No pictures yet"
        text="Pictures uploaded in this layer’s editor appear here. Every site that uses the layer can use them."
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
                {picture.alt === '' ? 'Decoration only' : picture.alt}
              </Typography>
              <Button
                variant="outlined"
                aria-label={`Rename or remove ${picture.name}`}
                onClick={() => setSelected(picture)}
                sx={{ mt: 0.5, alignSelf: 'end' }}
              >
                Rename or remove
              </Button>
            </Box>
          </Card>
        ))}
      </Box>
      {pictures.length < total && (
        <Button onClick={loadMore} sx={{ mt: 2 }}>
          Show more
        </Button>
      )}
      {selected && (
        <PictureDialog
          layerId={layerId}
          picture={selected}
          onClose={() => setSelected(null)}
          onDone={(message) => {
            setSelected(null)
            notify(message, { type: 'success' })
            refresh()
          }}
        />
      )}
    </>
  )
}
