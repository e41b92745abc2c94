import { router } from '../../../trpc'
import { dismiss } from './dismiss'
import { list } from './list'
import { makeLead } from './makeLead'

export const leadMailsRouter = router({ list, makeLead, dismiss })
