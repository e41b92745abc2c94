import { offerKind } from '@forecourt/data/offers/offerKind'
import { recordProcedures } from '../../edited-records/recordProcedures'
import { router } from '../../trpc'
import { getList } from './getList'
import { order } from './order'
import { preview } from './preview'

const edited = recordProcedures({ permission: 'offer.edit', onPlatform: false, kindAt: () => offerKind })

export const offersRouter = router({ ...edited, getList, order, preview })
