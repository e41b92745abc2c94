import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import { toFileKey, uploads } from '../../../parts/uploads/uploads'
import { fileRefusal } from './fileRefusal'
import { replacedPhotos } from './replacedPhotos'

interface CarFiles {
  readonly carId: string
  readonly kind?: UploadKind
  /** Shown where uploads of several cars are listed. */
  readonly carName?: string
  /** In the order of the photos. */
  readonly files: readonly { readonly file: File; readonly alt?: string }[]
  /** Keys of the car's photos that these replace. */
  readonly replacedKeys?: readonly string[]
}

/** Adds files of a car to the upload queue; lists those that can't be uploaded with the reason. */
export const addUploads = ({ carId, kind = 'photo', carName, files, replacedKeys = [] }: CarFiles): void => {
  const batch = crypto.randomUUID()
  const items = files.map(({ file, alt }, index) => ({
    item: {
      ...{ id: `${carId} ${kind} ${toFileKey(file)}`, carId, kind, name: file.name, source: file, order: { batch, index } },
      ...(carName !== undefined && { carName }),
      ...(alt !== undefined && { alt }),
      ...(replacedKeys.length > 0 && { replaces: replacedPhotos(replacedKeys, index, files.length) }),
    },
    reason: fileRefusal(file, kind),
  }))
  for (const { item, reason } of items) if (reason !== null) uploads.refuse(item, reason)
  uploads.add(items.filter(({ reason }) => reason === null).map(({ item }) => item))
}
