import type { TagService } from '@forecourt/rules/measuring/TagService'
import type { TagServiceId } from '@forecourt/rules/measuring/tagServices'

/** What tells each service of others: fetched once that may be told anything. */
const services: { readonly [Id in TagServiceId]: () => Promise<TagService> } = {
  ga4: async () => (await import('@forecourt/rules/measuring/services/ga4')).ga4,
  meta: async () => (await import('@forecourt/rules/measuring/services/meta')).meta,
  crisp: async () => (await import('@forecourt/rules/measuring/services/crisp')).crisp,
  intercom: async () => (await import('@forecourt/rules/measuring/services/intercom')).intercom,
  livechat: async () => (await import('@forecourt/rules/measuring/services/livechat')).livechat,
}

export const loadTagService = (id: TagServiceId): Promise<TagService> => services[id]()
