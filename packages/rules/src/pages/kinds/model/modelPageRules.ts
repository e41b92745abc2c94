import { makeAndModel } from '../../../car/texts/carTitle'
import { countryCurrency } from '../../../format/formatMoney'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import { modelJsonLd } from '../../../seo/modelJsonLd'
import { proseText } from '../../../seo/pageText'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily } from '../../Route'

/** A model at its path; its default path redirects there if it differs (RTE-19). */
export const modelPageRules = {
  dynamicAddresses: {
    match: ({ path, names: { modelPages } }) => {
      const found = modelPages.find((each) => each.path === path)
      if (found) return matchPage({ page: 'model', path, modelId: found.id })
      const named = modelPages.find(({ defaultPath }) => defaultPath === path)
      return named ? redirectTemporarily(named.path) : null
    },
  },
  editorPages: ({ site }) => {
    // Prefers a current model.
    const range = site?.range ?? []
    const model = range.find(({ stage }) => stage === 'new' || stage === 'current') ?? range[0]
    return [{ label: 'A model', path: model?.path ?? '/models', order: 8 }]
  },
  meta: ({ config, data, request: { origin, pictureOrigin } }) => {
    const name = makeAndModel(data.model.make, data.model.model)
    const facts = [
      data.model.priceText?.replace(/^N/, 'n'),
      data.details.variants.length > 1 && `${data.details.variants.length} variants`,
    ].filter(Boolean)
    return {
      title: `${name}: prices, variants and colours`,
      shortTitle: name,
      description:
        proseText(data.details.summary ?? '') ||
        `${[name, ...facts].join(', ')} at ${config.identity.name}, with colours, service prices and what’s in stock.`,
      imageKey: data.model.imageKey,
      jsonLd: [
        modelJsonLd(data.model, data.details, { origin, pictureOrigin, currency: countryCurrency(config.identity.country) }),
        breadcrumbsJsonLd(origin, [
          { name: config.models.heading, path: '/models' },
          { name, path: data.model.path },
        ]),
      ],
    }
  },
  popups: 'other',
} as const satisfies PageRules<'model'>
