import type { RouteNames } from '../routing/RouteNames'

/** Every address that leads to one of the models: its page, by its own address or its slug, and its accessories (RTE-19). */
export const modelPaths = (modelPages: RouteNames['modelPages']): readonly string[] =>
  modelPages.flatMap(({ path, plain }) => [...new Set([path, plain, `${path}/accessories`])])
