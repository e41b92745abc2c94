import type { ResolvedConfig } from '../ResolvedConfig'

/** Every second Saturday the service department opens by appointment only (LOC-18). */
export const alternateSaturdays = {
  setting: '/hours/alternateServiceSaturdays',
  isOn: ({ hours }: { readonly hours: Pick<ResolvedConfig['hours'], 'alternateServiceSaturdays'> }) => hours.alternateServiceSaturdays,
} as const
