import { router } from '../../trpc'
import { addHolidays } from './addHolidays'
import { create } from './create'
import { dealerships } from './dealerships'
import { discard } from './discard'
import { getList } from './getList'
import { getOne } from './getOne'
import { publish } from './publish'
import { restore } from './restore'
import { update } from './update'
import { versions } from './versions'
import { waiting } from './waiting'

export const locationsRouter = router({
  getList,
  getOne,
  create,
  update,
  publish,
  discard,
  versions,
  restore,
  waiting,
  addHolidays,
  dealerships,
})
