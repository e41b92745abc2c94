import { router } from '../../trpc'
import { close } from './close'
import { list } from './list'
import { open } from './open'
import { report } from './report'
import { stores } from './stores'

export const marketsRouter = router({ list, open, stores, close, report })
