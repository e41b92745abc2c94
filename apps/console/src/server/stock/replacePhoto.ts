import type { Actor } from '@forecourt/data/Actor'
import { changePhotos } from '@forecourt/data/stock/changePhotos'
import { isPhotoShown, noteOriginal } from '@forecourt/data/stock/photoOriginals'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { AccessScope } from '../access/AccessScope'
import type { Context } from '../Context'
import { inTurn } from './inTurn'

type Caller = Pick<Context, 'db' | 'now' | 'withholdPicture'> & { readonly actor: Actor }

interface Replacement {
  readonly carId: string
  readonly organisationId: string
  /** Of the photo there is. */
  readonly key: string
  /** Of the one that takes its place. */
  readonly next: string
}

/**
 * Puts a photo into the place of another, with its words, and remembers what it was at first. What no car shows any more, such as a plate
 * that can be read, is withheld from everybody.
 */
export const replacePhoto = async (caller: Caller, { scope }: AccessScope, { carId, organisationId, key, next }: Replacement) => {
  await noteOriginal(scope, { organisationId, key: next, from: key })
  const { file } = pictureFocus(key)
  const result = await inTurn(carId, () =>
    changePhotos(scope, {
      carId,
      change: ({ images }) => {
        const isThere = images.some((image) => image.key !== key && pictureFocus(image.key).file === pictureFocus(next).file)
        return isThere ? 'The car has this photo already.' : images.map((image) => (image.key === key ? { ...image, key: next } : image))
      },
      actor: caller.actor,
      now: caller.now,
    }),
  )
  if (result.ok && !(await isPhotoShown(caller.db, file))) await caller.withholdPicture(file)
  return result
}
