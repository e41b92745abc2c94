import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site lists models that are no longer made (NAV-19, RTE-20). */
export const listsDiscontinued = ({ models }: { readonly models: Pick<ResolvedConfig['models'], 'showDiscontinued'> }): boolean =>
  models.showDiscontinued
