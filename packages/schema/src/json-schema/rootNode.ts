import type { SchemaNode } from '../SchemaNode'
import { configSections } from './configSchema'

/** The schema of the whole config, as a node like any other. */
export const rootNode: SchemaNode = {
  type: 'object',
  title: 'Site',
  description: 'Everything a dealer site may switch.',
  properties: configSections,
}
