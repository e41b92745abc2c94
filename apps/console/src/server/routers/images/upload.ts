import { addImage } from '@forecourt/data/images/addImage'
import { largestImageBytes, prepareImage } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { imageFolder } from '../../images/imageFolder'
import { procedure } from '../../procedure'
import { imageWords } from './imageWords'

const input = z.object({
  organisationId: z.string().min(1).max(100),
  name: imageWords.name,
  alt: imageWords.alt.default(''),
  focalX: imageWords.focalX.default(0.5),
  focalY: imageWords.focalY.default(0.5),
  /** The file in base64. */
  data: z
    .string()
    .max(Math.ceil(largestImageBytes / 3) * 4 + 4, 'The picture is larger than 4 MB.')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The picture did not arrive whole. Try again.'),
})

/** Takes a picture into the library of an organisation: looked at, drawn anew and stored, or refused in words. */
export const upload = procedure
  .permission('site.edit')
  .input(input)
  .mutation(async ({ ctx, input: { organisationId, data, ...words } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    const prepared = await prepareImage(Buffer.from(data, 'base64'))
    if (!prepared.ok) throw new CallProblem('BAD_REQUEST', prepared.message, { fields: { data: prepared.message } })
    const { bytes, contentType, width, height } = prepared.image
    // The file first: an entry without its file would be a hole in somebody's page, a file without an entry is nothing to anybody.
    const { key } = await ctx.files.put(imageFolder(organisationId), bytes, contentType)
    const image = await addImage(reach.scope, { ...words, organisationId, key, width, height, bytes: bytes.length, actor: ctx.actor })
    if (!image) throw notFound('organisation')
    return image
  })
