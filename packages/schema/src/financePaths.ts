/** Addresses that lead to a site's finance page, whatever its own path (RTE-10). */
export const financePaths: readonly string[] = ['/finance', '/finance-enquiry', '/apply-for-finance']
