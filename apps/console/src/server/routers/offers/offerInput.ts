import { z } from 'zod'
import { optionalText, typedText } from '../../edited-records/recordInput'

/** An offer as the console's form sends it; what it must say, a rule decides (`offerProblems`). */
export const offerInput = z.object({
  name: typedText(120),
  description: typedText(2_000),
  disclaimer: optionalText(4_000),
  category: z.enum(['New', 'Used', 'Finance offer', 'Service', 'Parts'], 'Choose what the offer is about.'),
  manufacturer: optionalText(60),
  modelName: optionalText(60),
  imageKey: optionalText(200),
  startsOn: optionalText(10),
  endsOn: optionalText(10),
  comparisonRate: z.number('Type the rate as a number, such as 6.49.').nullable(),
  rateExample: optionalText(400),
  excludedSiteIds: z.array(z.string().min(1).max(100)).max(500),
})
