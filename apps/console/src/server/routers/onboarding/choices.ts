import { onboardingChoices } from '@forecourt/data/onboarding/onboardingChoices'
import { schemaVersion } from '@forecourt/schema/configSchema'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { exampleStockCsv } from '@forecourt/services/stock-import/stockColumns'
import { procedure } from '../../procedure'

/** What can be chosen from: templates with their colours and layout, manufacturers' layers, makes, and an example of a file of cars. */
export const choices = procedure.onPlatform('site.create').query(async ({ ctx }) => {
  const { templates, manufacturers, makes } = await onboardingChoices(ctx.db)
  return {
    templates: templates.map(({ slug, name, values }) => {
      const { theme, header, search, card, vdp } = resolveConfig([{ kind: 'template', name, schemaVersion, values, locks: [] }]).config
      const { brandColour, accentColour, backgroundColour, surfaceColour, textColour } = theme
      return {
        slug,
        name,
        look: { brandColour, accentColour, backgroundColour, surfaceColour, textColour },
        header: header.layout,
        filters: search.filterLayout,
        card: card.layout,
        carPage: vdp.layout,
      }
    }),
    manufacturers: manufacturers.map(({ slug, name, locks, values }) => ({
      slug,
      name,
      /** The brand colour every dealer of theirs has; null where each has their own. */
      brandColour: locks.includes('/theme/brandColour') ? (values.theme?.brandColour ?? null) : null,
    })),
    makes,
    exampleStockCsv,
    hostSuffix: ctx.siteHostSuffix,
  }
})
