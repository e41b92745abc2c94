import type { LeadForm } from '../entities/LeadForm'
import type { DepartmentHours } from '../entities/Location'

/** A separate file, so that browsers don't load `leadForms` for the thank-you message. */
const departments: { readonly [Form in LeadForm]?: DepartmentHours['department'] } = {
  service: 'service',
  parts: 'parts',
  accessory: 'parts',
}

/**
 * Department whose hours and number show in the thank-you message of a form; sales by default (ENQ-05, LOC-13).
 *
 * @example formDepartment('service') // 'service'
 */
export const formDepartment = (form: LeadForm): DepartmentHours['department'] => departments[form] ?? 'sales'
