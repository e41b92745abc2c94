import { router } from '../../trpc'
import { change } from './change'
import { counts } from './counts'
import { getOne } from './getOne'
import { logCall } from './logCall'
import { merge } from './merge'
import { note } from './note'
import { page } from './page'
import { read } from './read'
import { split } from './split'
import { undo } from './undo'

export const inboxRouter = router({ page, getOne, counts, change, undo, note, logCall, read, merge, split })
