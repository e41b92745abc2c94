import { mailFolder } from '@forecourt/services/mail/mailFolder'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

/** The mail that the embedded mailbox caught, newest first. It holds every organisation's mail, so it is for staff. */
export const getList = procedure
  .onPlatform('mail.read')
  .input(listInput(['receivedAt'], {}))
  .query(async ({ ctx, input: { page, perPage } }) => {
    const { messages, total } = await mailFolder(ctx.mailDirectory).list({ offset: (page - 1) * perPage, limit: perPage })
    return { data: messages, total }
  })
