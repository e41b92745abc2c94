import { router } from '../../trpc'
import { create } from './create'
import { dealerships } from './dealerships'
import { getList } from './getList'
import { getOne } from './getOne'
import { update } from './update'

export const locationsRouter = router({ getList, getOne, create, update, dealerships })
