import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether the service department is open by appointment only every second Saturday (LOC-18). */
export const alternateSaturdays = {
  setting: '/hours/alternateServiceSaturdays',
  isOn: ({ hours }: { readonly hours: Pick<ResolvedConfig['hours'], 'alternateServiceSaturdays'> }) => hours.alternateServiceSaturdays,
} as const
