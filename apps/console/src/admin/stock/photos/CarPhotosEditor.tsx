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
import { DropPlace } from './DropPlace'
import { type PhotoEdit, PhotoEditor } from './PhotoEditor'
import { PhotoGrid } from './PhotoGrid'
import { ReportCard } from './ReportCard'
import { UploadTray } from './UploadTray'
import { type Photo, usePhotos } from './usePhotos'

/** Saves a photo's edits: alt text and focal point first, then the image edits. */
const usePhotoEdit = (carId: string, arrange: ReturnType<typeof usePhotos>['arrange']) => {
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
        const fileOf = (key: string) => pictureFocus(key).file
        if (!isSame) await arrange((all) => all.map((each) => (fileOf(each.key) === fileOf(photo.key) ? { ...each, ...changed } : each)))
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
const useUndo = (carId: string) => {
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
  const { name, historyFileKey, photos, error, refetch, arrange } = usePhotos(carId)
  const items = useStore(uploads.store, (state) => state.items)
  const own = items.filter((item) => item.carId === carId)
  const [opened, setOpened] = useState<string | null>(null)
  const edit = usePhotoEdit(carId, arrange)
  const undo = useUndo(carId)

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
  const index = photos?.findIndex(({ key }) => key === opened) ?? -1
  const shown = photos?.[index]
  const remove = ({ key }: Photo) => void arrange((all) => all.filter((each) => each.key !== key))
  return (
    <>
      <FormSection
        title={photos && photos.length > 0 ? `Photos (${photos.length})` : 'Photos'}
        about={
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
          <DropPlace isEmpty={photos.length === 0 && own.length === 0} onFiles={addFiles} onAddresses={addAddresses} />
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
        <UploadTray items={own} />
        {photos && photos.length > 0 && (
          <PhotoGrid photos={photos} isLocked={isLocked} arrange={arrange} onOpen={setOpened} onRemove={remove} />
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
      {photos && shown && (
        <PhotoEditor
          key={shown.key}
          photo={shown}
          index={index}
          count={photos.length}
          carName={name}
          isLocked={isLocked}
          isSaving={edit.isSaving}
          problem={edit.problem}
          onSave={(changed, wanted) => void edit.save(shown, changed, wanted).then((isSaved) => isSaved && setOpened(null))}
          onRestore={() => void edit.restore(shown).then((isSaved) => isSaved && setOpened(null))}
          onGo={(by) => setOpened(photos[index + by]?.key ?? null)}
          onClose={() => {
            edit.clear()
            setOpened(null)
          }}
        />
      )}
    </>
  )
}
