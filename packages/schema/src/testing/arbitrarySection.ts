import fc from 'fast-check'
import type { ConfigValues } from '../ResolvedConfig'
import { arbitraryValues } from './arbitraryValues'

/** Any values of one section of settings that the layer schema allows. */
export const arbitrarySection: fc.Arbitrary<ConfigValues> = fc.tuple(arbitraryValues, fc.nat()).map(([values, at]) => {
  const sections = Object.entries(values)
  const section = sections[at % Math.max(1, sections.length)]
  return section ? Object.fromEntries([section]) : {}
})
