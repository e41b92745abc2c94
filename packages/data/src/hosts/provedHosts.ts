/** Which hosts of a site shoppers may reach it by, the primary one first: an unproved one serves nothing. */
export const provedHosts = {
  where: { provedAt: { not: null } },
  orderBy: [{ primary: 'desc' as const }, { host: 'asc' as const }],
}
