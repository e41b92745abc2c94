/**
 * Normalises a body type for comparison (NAV-19): lower case, no spaces or dashes.
 *
 * @example bodyKey('Station-Wagon') // 'stationwagon'
 */
export const bodyKey = (body: string | null): string => (body ?? '').toLowerCase().replace(/[\s-]/g, '')
