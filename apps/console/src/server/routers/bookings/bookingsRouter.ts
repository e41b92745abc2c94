import { router } from '../../trpc'
import { block } from './block'
import { cars } from './cars'
import { create } from './create'
import { exportCsv } from './exportCsv'
import { free } from './free'
import { getOne } from './getOne'
import { message } from './message'
import { move } from './move'
import { places } from './places'
import { range } from './range'
import { saveSettings } from './saveSettings'
import { settings } from './settings'
import { transition } from './transition'
import { trySettings } from './trySettings'
import { unblock } from './unblock'
import { undo } from './undo'
import { within } from './within'

export const bookingsRouter = router({
  places,
  range,
  getOne,
  free,
  cars,
  within,
  message,
  create,
  move,
  transition,
  undo,
  block,
  unblock,
  settings,
  saveSettings,
  trySettings,
  exportCsv,
})
