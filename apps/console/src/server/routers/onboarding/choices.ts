import { onboardingChoices } from '@forecourt/data/onboarding/onboardingChoices'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { exampleStockCsv } from '@forecourt/services/stock-import/stockColumns'
import { columnChoices } from '../../feeds/columnChoices'
import { procedure } from '../../procedure'

/** What can be chosen from: templates with their colours and layout, manufacturers' layers, makes, and an example of a file of cars. */
export const choices = procedure.onPlatform('site.create').query(async ({ ctx }) => {
  const { templates, manufacturers, makes } = await onboardingChoices(ctx.db)
  return {
    templates: templates.map(({ id, slug, name, audience, suits, values }) => {
      const { theme, header, search, card, vdp, pages } = resolveConfig([
        { kind: 'template', name, schemaVersion, values, locks: [] },
      ]).config
      const { brandColour, accentColour, backgroundColour, surfaceColour, textColour } = theme
      const [hero, ...blocks] = pages.list.find(({ path }) => path === '/')?.blocks ?? []
      return {
        id,
        slug,
        name,
        /** Whom it is for, in a dealer's words; empty where nobody said. */
        audience,
        suits,
        look: { brandColour, accentColour, backgroundColour, surfaceColour, textColour },
        header: header.layout,
        tone: header.tone,
        corners: theme.corners,
        hero: hero?.kind === 'hero' ? hero.layout : 'plain',
        /** What comes after the first block of the home page. */
        blocks: blocks.slice(0, 2).map(({ kind }) => kind),
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
    stockColumns: columnChoices,
    hostSuffix: ctx.siteHostSuffix,
  }
})
