import { requestPublish } from '@forecourt/data/publishing/requests/requestPublish'
import { z } from 'zod'
import { revision, versionNumber } from '../../configValues'
import { procedure } from '../../procedure'
import { refuseRequest } from './refuseRequest'

const input = z.object({
  expectedRevision: revision,
  expectedVersion: versionNumber.nullable(),
  note: z.string().trim().max(500).default(''),
})

/** Asks those who publish the site to make the draft live, as it is now. */
export const ask = procedure
  .onSite('site.edit')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    const result = await requestPublish(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })
    return result.ok ? { request: result.request } : refuseRequest(result)
  })
