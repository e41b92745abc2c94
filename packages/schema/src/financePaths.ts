/** Paths that redirect to a site's finance page, whichever path it uses (RTE-10). */
export const financePaths: readonly string[] = ['/finance', '/finance-enquiry', '/apply-for-finance']
