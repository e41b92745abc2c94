import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import { notCloned } from '@forecourt/data/sites/cloneSite'
import { settingAt } from '@forecourt/schema/settingAt'
import { procedure } from '../../procedure'

/** For whom a site can be cloned, and which settings are left out. */
export const cloneChoices = procedure.permission('site.create').query(async ({ ctx }) => ({
  dealerships: (await Promise.all(ctx.accessScopes.map(({ scope }) => listDealerships(scope)))).flat(),
  hostSuffix: ctx.siteHostSuffix,
  leftOut: notCloned.flatMap((pointer) => settingAt(pointer)?.where ?? []),
}))
