import { makeAndModel } from '../../../car/texts/carTitle'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily, redirectToForm } from '../../Route'

const suffix = '/accessories'

/** Accessories of all models, or below a model's page; without new models, redirects to the parts form (RTE-19). */
export const accessoriesPageRules = {
  addresses: {
    '/accessories': ({ path, config, names }) =>
      names.modelPages.length > 0 ? matchPage({ page: 'accessories', path, modelId: null }) : redirectToForm(config, 'parts'),
  },
  dynamicAddresses: {
    match: ({ path, names: { modelPages } }) => {
      if (!path.endsWith(suffix)) return null
      const modelPath = path.slice(0, -suffix.length)
      const found = modelPages.find((each) => each.path === modelPath)
      if (found) return matchPage({ page: 'accessories', path, modelId: found.id })
      const renamedModel = modelPages.find(({ defaultPath }) => defaultPath === modelPath)
      return renamedModel ? redirectTemporarily(`${renamedModel.path}${suffix}`) : null
    },
  },
  editorPages: () => [{ label: 'Accessories', path: '/accessories', order: 9 }],
  meta: ({ route, config, data, request: { origin } }) => {
    const { model } = data
    const name = model ? `${makeAndModel(model.make, model.model)} accessories` : 'Accessories'
    return {
      title: name,
      description: `${name} at ${config.identity.name}: what’s available for each model, and what it costs.`,
      index: model === null || data.accessories.length > 0,
      imageKey: model?.imageKey ?? null,
      jsonLd: [
        breadcrumbsJsonLd(origin, [
          ...(model
            ? [
                { name: config.models.heading, path: '/models' },
                { name: makeAndModel(model.make, model.model), path: model.path },
              ]
            : []),
          { name: 'Accessories', path: route.path },
        ]),
      ],
    }
  },
  popups: 'other',
} as const satisfies PageRules<'accessories'>
