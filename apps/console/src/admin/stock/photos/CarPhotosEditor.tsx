import { comparePhotoFiles } from '@forecourt/rules/stock/matchPhotoFile'
import { mostCarPhotos } from '@forecourt/rules/stock/uploadLimits'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import UndoIcon from '@mui/icons-material/UndoRounded'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import { FormSection } from '../../../parts/forms/FormSection'
import { PageError } from '../../../parts/PageError'
import { useStore } from '../../../parts/store/useStore'
import { interruptedUploads, resumeUploads, uploads } from '../../../parts/uploads/uploads'
import { useMay } from '../../useMay'
import { addUploads } from './addUploads'
import { PhotoDropZone } from './PhotoDropZone'
import { type PhotoEdit, PhotoEditor } from './PhotoEditor'
import { PhotoGrid } from './PhotoGrid'
import { ReportCard } from './ReportCard'
import { UploadTray } from './UploadTray'
import { type Photo, usePhotos } from './usePhotos'

/** Saves a photo's edits: alt text and focal point first, then the image edits. */
const usePhotoEdit = (carId: string, changePhotos: ReturnType<typeof usePhotos>['changePhotos']) => {
  const queries = useQueryClient()
  const { mutateAsync: editPhoto } = useMutation(api.stock.editPhoto.mutationOptions())
  const { mutateAsync: restorePhoto } = useMutation(api.stock.restorePhoto.mutationOptions())
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(callError(error).message)
      return false
    } finally {
      setSaving(false)
      await queries.refetchQueries(api.stock.photos.queryFilter({ id: carId }))
      void invalidateResources(queries, 'stock')
    }
  }
  return {
    isSaving,
    problem,
    clear: () => setProblem(null),
    save: (photo: Photo, changed: Pick<Photo, 'key' | 'alt'>, edit: PhotoEdit | null) =>
      attempt(async () => {
        const isSame = changed.key === photo.key && changed.alt === photo.alt
        // A key ends in the focal point, which the user may have changed; the file identifies the photo.
        const photoFile = (key: string) => pictureFocus(key).file
        if (!isSame)
          await changePhotos((all) => all.map((each) => (photoFile(each.key) === photoFile(photo.key) ? { ...each, ...changed } : each)))
        if (edit) await editPhoto({ id: carId, key: changed.key, ...edit, blur: [...edit.blur] })
      }),
    restore: ({ key }: Photo) => attempt(() => restorePhoto({ id: carId, key })),
  }
}

interface Props {
  readonly carId: string
  /** The owner of the photos: a feed or a user. */
  readonly owner?: ReactNode
}

/** Undoes the latest change of a car's photos. */
const useUndoPhotos = (carId: string) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const undo = useMutation(
    api.stock.undo.mutationOptions({
      onSuccess: () => {
        void invalidateResources(queries, 'stock')
        notify('The latest photo change is undone.', { type: 'info' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const { data } = useQuery(api.stock.history.queryOptions({ id: carId }))
  const latest = data?.entries.find(({ action, undone }) => action === 'photos' && !undone)
  return {
    isPending: undo.isPending,
    undo: latest?.id ? () => undo.mutate({ id: carId, entryId: latest.id ?? undefined }) : null,
  }
}

/** Photos and history report of a car: upload, order and edit. Uploads continue while the user navigates. */
export const CarPhotosEditor = ({ carId, owner }: Props) => {
  const isLocked = !useMay()('stock.edit')
  const notify = useNotify()
  const { name, historyFileKey, photos, error, refetch, changePhotos } = usePhotos(carId)
  const items = useStore(uploads.store, (state) => state.items)
  const carUploads = items.filter((item) => item.carId === carId)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const edit = usePhotoEdit(carId, changePhotos)
  const undo = useUndoPhotos(carId)

  useEffect(() => {
    if (isLocked) return
    void interruptedUploads(carId).then((stored) => {
      if (stored.length === 0) return
      resumeUploads(stored)
      notify(`Resuming the upload of ${stored.length === 1 ? 'a file' : `${stored.length} files`}.`)
    })
  }, [carId, isLocked, notify])

  const addFiles = useCallback(
    (files: readonly File[], kind: 'photo' | 'report' = 'photo') => {
      const sorted = files.toSorted((one, other) => comparePhotoFiles(one.name, other.name))
      addUploads({ carId, kind, files: sorted.map((file) => ({ file })) })
    },
    [carId],
  )
  const addAddresses = useCallback(
    (addresses: readonly string[]) => {
      const batch = crypto.randomUUID()
      uploads.add(
        addresses.map((url, index) => {
          const name = url.split('/').at(-1) || url
          return { id: `${carId} ${url}`, carId, kind: 'photo', name, source: { url }, order: { batch, index } }
        }),
      )
    },
    [carId],
  )
  if (error && !photos) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  const index = photos?.findIndex(({ key }) => key === openKey) ?? -1
  const openPhoto = photos?.[index]
  const remove = ({ key }: Photo) => void changePhotos((all) => all.filter((each) => each.key !== key))
  return (
    <>
      <FormSection
        title={photos && photos.length > 0 ? `Photos (${photos.length})` : 'Photos'}
        description={
          photos && photos.length > 1
            ? 'The first photo is the cover. Drag photos to reorder them, or press Space on a handle to pick one up.'
            : undefined
        }
      >
        {!photos && (
          <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
            ))}
          </Box>
        )}
        {photos && !isLocked && photos.length < mostCarPhotos && (
          <PhotoDropZone isEmpty={photos.length === 0 && carUploads.length === 0} onFiles={addFiles} onAddresses={addAddresses} />
        )}
        {photos && !isLocked && photos.length < mostCarPhotos && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Button component={LinkBase} to={`/stock/${carId}/walk`} variant="outlined" startIcon={<CameraIcon />}>
              Walk around
            </Button>
            <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 180px' }}>
              On your phone: one photo after another, in the right order.
            </Typography>
          </Box>
        )}
        {owner}
        <UploadTray items={carUploads} />
        {photos && photos.length > 0 && (
          <PhotoGrid photos={photos} isLocked={isLocked} changePhotos={changePhotos} onOpen={setOpenKey} onRemove={remove} />
        )}
        {undo.undo && !isLocked && (
          <Box>
            <Button color="inherit" startIcon={<UndoIcon />} loading={undo.isPending} onClick={undo.undo}>
              Undo the latest photo change
            </Button>
          </Box>
        )}
      </FormSection>
      <ReportCard carId={carId} fileKey={historyFileKey} isLocked={isLocked} onFile={(file) => addFiles([file], 'report')} />
      {photos && openPhoto && (
        <PhotoEditor
          key={openPhoto.key}
          photo={openPhoto}
          index={index}
          count={photos.length}
          carName={name}
          isLocked={isLocked}
          isSaving={edit.isSaving}
          problem={edit.problem}
          onSave={(changed, edits) => void edit.save(openPhoto, changed, edits).then((isSaved) => isSaved && setOpenKey(null))}
          onRestore={() => void edit.restore(openPhoto).then((isSaved) => isSaved && setOpenKey(null))}
          onGo={(by) => setOpenKey(photos[index + by]?.key ?? null)}
          onClose={() => {
            edit.clear()
            setOpenKey(null)
          }}
        />
      )}
    </>
  )
}
