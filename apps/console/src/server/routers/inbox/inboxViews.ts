import { z } from 'zod'
import { viewProcedures } from '../../views/viewProcedures'
import { inboxFilter } from './inboxInput'

/** Views of the inbox. */
export const inboxViews = viewProcedures({ list: 'inbox', permission: 'lead.read', view: z.object({ filter: inboxFilter }) })
