import { leadEvent } from '@forecourt/rules/leads/leadEvent'
import { trackQuietly } from '../../forms/trackQuietly'
import type { RuntimeHost } from '../../host/RuntimeHost'

export interface CheckoutLead {
  /** Reference of the reservation. */
  readonly reference: string
  readonly form: 'reserve' | 'buyOnline' | 'subscribe'
  readonly car: NonNullable<Parameters<typeof leadEvent>[1]>
}

const key = 'told-reservation'

/** Tracks a paid deposit as a lead (ANL-02), once per browser even if its page is opened again. */
export const trackCheckoutLead = (host: RuntimeHost, { reference, form, car }: CheckoutLead): void => {
  if (host.storage.read(key) === reference) return
  host.storage.write(key, reference)
  const { id, params } = leadEvent(form, car)
  trackQuietly(host, { name: 'lead', id, params: { form, ...params } })
}
