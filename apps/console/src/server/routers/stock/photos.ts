import { photoOriginals } from '@forecourt/data/stock/photoOriginals'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findEditedCar } from './findCar'

/** A car's photos in their order, with the name and revision of the car, and whether each can be given back what it was. */
export const photos = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findEditedCar(ctx.accessScopes, id)
    const { name, revision, historyFileKey, images, organisationId } = record
    const keys = images.map(({ key }) => pictureFocus(key).file)
    const originals = await photoOriginals(accessScope.scope, organisationId, keys)
    const photosOf = images.map((image) => ({ ...image, isEdited: originals.has(pictureFocus(image.key).file) }))
    return { name, revision, historyFileKey, photos: photosOf }
  })
