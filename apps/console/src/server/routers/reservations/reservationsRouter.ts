import { router } from '../../trpc'
import { act } from './act'
import { figures } from './figures'
import { getList } from './getList'
import { getOne } from './getOne'

export const reservationsRouter = router({ getList, getOne, act, figures })
