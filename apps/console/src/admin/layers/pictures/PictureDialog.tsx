import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { LayerPicture } from '../../../client/Records'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'

interface Props {
  readonly layerId: string | null
  readonly picture: LayerPicture
  readonly onClose: () => void
  /** What was done, in words. */
  readonly onDone: (done: string) => void
}

/** Renames a picture, says anew what it shows, or after asking once more takes it out of the library. */
export const PictureDialog = ({ layerId, picture, onClose, onDone }: Props) => {
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
  const whose = { layerId, id: picture.id }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRemoving) remove(whose)
    else rename({ ...whose, name: name.trim(), alt: alt.trim() })
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
            'It can’t be chosen any more. Where it is shown already, it stays until somebody replaces it.'
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
                label="What it shows"
                helperText="For shoppers who can’t see it. Leave it empty when it only decorates."
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
            {isRemoving ? 'Keep it' : 'Cancel'}
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
