import { router } from '../../trpc'
import { change } from './change'
import { check } from './check'
import { claim } from './claim'
import { list } from './list'

export const domainsRouter = router({ list, claim, check, change })
