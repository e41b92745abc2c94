import { router } from '../../trpc'
import { advance } from './advance'
import { list } from './list'
import { sites } from './sites'
import { start } from './start'
import { undo } from './undo'

export const rolloutsRouter = router({ list, start, advance, undo, sites })
