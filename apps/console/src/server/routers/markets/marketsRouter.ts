import { router } from '../../trpc'
import { close } from './close'
import { deliveries } from './deliveries'
import { list } from './list'
import { open } from './open'
import { previewTemplate } from './previewTemplate'
import { removeTemplate } from './removeTemplate'
import { report } from './report'
import { saveTemplate } from './saveTemplate'
import { sendTemplate } from './sendTemplate'
import { stores } from './stores'
import { templateChoices } from './templateChoices'
import { templates } from './templates'

export const marketsRouter = router({
  ...{ list, open, stores, close, report },
  ...{ templates, templateChoices, previewTemplate, saveTemplate, removeTemplate, sendTemplate, deliveries },
})
