import type { LeadForm } from '../../entities/LeadForm'
import type { Location } from '../../entities/Location'
import { leadForms } from '../leadForms'

/**
 * Places that can take an enquiry: for a test drive those that sell, for service and parts those with that department, if there
 * are any; otherwise every visible place (ENQ-14, LOC-03).
 */
export const locationsForForm = (form: LeadForm, locations: readonly Location[]): readonly Location[] => {
  const visible = locations.filter((location) => location.visible)
  const wanted = leadForms[form].department
  if (wanted === undefined) return visible
  const fitting = visible.filter(({ departments }) => departments.some(({ department }) => department === wanted))
  return fitting.length > 0 ? fitting : visible
}
