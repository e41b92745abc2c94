import type { LeadForm } from '../entities/LeadForm'
import type { DepartmentHours } from '../entities/Location'

/** A file of its own, because browsers need nothing else of `leadForms` to thank with. */
const departments: { readonly [Form in LeadForm]?: DepartmentHours['department'] } = {
  service: 'service',
  parts: 'parts',
  accessory: 'parts',
}

/**
 * The department whose hours and number stand beside the thanks for a form: sales, unless another answers it (ENQ-05, LOC-13).
 *
 * @example formDepartment('service') // 'service'
 */
export const formDepartment = (form: LeadForm): DepartmentHours['department'] => departments[form] ?? 'sales'
