/** How leads are written for systems: our events as Standard Webhooks have them, or one flat object in the words of DMS and CRM suppliers. */
export const payloadShapes = {
  events: { title: 'Forecourt events', about: 'A type, a time and the whole lead under data, as Standard Webhooks have it.' },
  flat: { title: 'One flat record', about: 'One object with plain fields such as last_name and stock_number, as many CRMs take it.' },
} as const
export type PayloadShape = keyof typeof payloadShapes

/** What is said of where a destination's leads go, by its kind. */
export type DestinationTarget =
  | { readonly kind: 'people'; readonly to: readonly string[] }
  | {
      readonly kind: 'adf'
      readonly to: readonly string[]
      /** Some CRMs read it as an attachment, most as all there is in the mail. */
      readonly isAttached: boolean
      /** ADF knows no demonstrators: what the receiver takes them for; by the country's usage where nothing is said. */
      readonly demoAs: 'new' | 'used' | null
    }
  | { readonly kind: 'webhook'; readonly url: string; readonly shape: PayloadShape }
  | { readonly kind: 'pull'; readonly shape: PayloadShape }

export type DestinationKind = DestinationTarget['kind']

/** In which ways leads leave, in the words of the console. */
export const destinationKinds: { readonly [Kind in DestinationKind]: { readonly title: string; readonly about: string } } = {
  people: { title: 'People, by email', about: 'The mail a dealer knows, to more people than a site’s settings name.' },
  adf: { title: 'CRM, by ADF mail', about: 'A mail with ADF 1.0, which most CRMs for dealers read. The CRM gives you an address for it.' },
  webhook: {
    title: 'System, by webhook',
    about: 'Each lead is posted to a web address as it arrives, signed. For CRMs and tools with an API.',
  },
  pull: { title: 'System that fetches', about: 'A system of yours asks for new leads with a key, as often as it likes.' },
}
