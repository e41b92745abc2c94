import { router } from '../../trpc'
import { ask } from './ask'
import { get } from './get'
import { getList } from './getList'
import { publish } from './publish'
import { read } from './read'
import { sendBack } from './sendBack'
import { withdraw } from './withdraw'

export const requestsRouter = router({ getList, get, ask, publish, sendBack, withdraw, read })
