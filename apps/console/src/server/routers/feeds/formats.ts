import { listFeedFormats } from '@forecourt/data/stock-feeds/feedFormats'
import { procedure } from '../../procedure'

/** The suppliers' formats that every dealer is offered. */
export const formats = procedure.onPlatform('catalogue.edit').query(({ ctx }) => listFeedFormats(ctx.db.platform))
