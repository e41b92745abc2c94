import { router } from '../../trpc'
import { appraise } from './appraise'
import { changeOffer } from './changeOffer'
import { dryRun } from './dryRun'
import { extend } from './extend'
import { getList } from './getList'
import { getOne } from './getOne'
import { rules } from './rules'
import { saveRules } from './saveRules'
import { send } from './send'
import { toStock } from './toStock'

export const valuationsRouter = router({ getList, getOne, changeOffer, extend, appraise, send, toStock, rules, saveRules, dryRun })
