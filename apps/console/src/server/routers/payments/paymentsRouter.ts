import { router } from '../../trpc'
import { accounts, addAccount, endAccount } from './accounts'
import { ask } from './ask'
import { change } from './change'
import { getList } from './getList'
import { sites } from './sites'

export const paymentsRouter = router({ getList, sites, ask, change, accounts, addAccount, endAccount })
