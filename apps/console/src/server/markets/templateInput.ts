import { marketTemplate } from '@forecourt/services/market-feeds/template/MarketTemplate'
import { z } from 'zod'
import { feedSchedule, fileServer } from '../feeds/feedInput'

/** A file somebody made. */
export const templateInput = z.object({ templateId: z.string().min(1).max(100) })

const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address') }),
  z.object({ kind: z.literal('post'), url: z.url({ protocol: /^https?$/, error: 'That is no web address.' }).max(2000) }),
  fileServer('sftp', 22, '/in/stock.csv').refine(({ path }) => !path.includes('*'), {
    path: ['path'],
    error: 'A file has one name, without a star.',
  }),
])

/** What a person says of a file of their own making. */
export const templateSettings = {
  name: z.string().trim().min(1, 'Give the file a name.').max(80),
  document: marketTemplate,
  target,
  schedule: feedSchedule.nullable().default(null),
  debounceMinutes: z.int().min(1, 'At least one minute.').max(1440, 'At most a day.').default(5),
  paused: z.boolean().default(false),
}
