import { router } from '../../trpc'
import { getList } from './getList'

export const usersRouter = router({ getList })
