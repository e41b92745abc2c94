import { mailFolder } from '@forecourt/services/mail/mailFolder'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

export const getOne = procedure
  .onPlatform('mail.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const mail = await mailFolder(ctx.mailDirectory).read(id)
    if (!mail) throw notFound('message')
    return mail
  })
