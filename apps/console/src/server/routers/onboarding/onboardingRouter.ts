import { router } from '../../trpc'
import { checklist } from './checklist'
import { checkSlug } from './checkSlug'
import { checkStock } from './checkStock'
import { choices } from './choices'
import { discard } from './discard'
import { finish } from './finish'
import { getList } from './getList'
import { getOne } from './getOne'
import { make } from './make'
import { readOldSite } from './readOldSite'
import { refusedStock } from './refusedStock'
import { revive } from './revive'
import { save } from './save'
import { start } from './start'
import { uploadLogo } from './uploadLogo'

export const onboardingRouter = router({
  getList,
  getOne,
  choices,
  checkSlug,
  checkStock,
  refusedStock,
  start,
  save,
  uploadLogo,
  readOldSite,
  discard,
  revive,
  make,
  finish,
  checklist,
})
