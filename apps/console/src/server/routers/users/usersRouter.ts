import { router } from '../../trpc'
import { getList } from './getList'
import { invite } from './invite'

export const usersRouter = router({ getList, invite })
