import { factNames } from '@forecourt/services/market-feeds/template/carFactColumns'
import { marketTemplate, templateNeeds } from '@forecourt/services/market-feeds/template/MarketTemplate'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** What a file of one's own can be made of: facts of cars, what can be asked of them, and the JSON Schema of such files. */
export const templateChoices = procedure
  .permission('stock.read')
  .query(() => ({ facts: factNames, needs: templateNeeds, schema: z.toJSONSchema(marketTemplate, { io: 'input' }) }))
