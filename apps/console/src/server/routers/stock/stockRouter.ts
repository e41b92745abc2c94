import { router } from '../../trpc'
import { figures } from './figures'
import { getList } from './getList'
import { getOne } from './getOne'
import { markSold } from './markSold'
import { update } from './update'

export const stockRouter = router({ getList, getOne, update, markSold, figures })
