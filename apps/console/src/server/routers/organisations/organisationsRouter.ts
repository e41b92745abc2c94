import { router } from '../../trpc'
import { addDealership } from './addDealership'
import { change } from './change'
import { getList } from './getList'

export const organisationsRouter = router({ getList, change, addDealership })
