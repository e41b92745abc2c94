import { AccessoriesPage } from '@forecourt/runtime/pages/accessories/AccessoriesPage'
import { ModelPage } from '@forecourt/runtime/pages/model/ModelPage'
import { ModelsPage } from '@forecourt/runtime/pages/models/ModelsPage'
import { SitemapPage } from '@forecourt/runtime/pages/sitemap/SitemapPage'
import type { PageBodies } from '../PageBodies'
import type { DocumentKind } from './documentKinds'

/** What draws them. */
export const documentBodies: Required<Pick<PageBodies, DocumentKind>> = {
  accessories: AccessoriesPage,
  model: ModelPage,
  models: ModelsPage,
  sitemap: SitemapPage,
}
