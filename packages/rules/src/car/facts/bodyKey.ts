/**
 * A body as it is compared (NAV-19), however a feed spells it: in lower case, without spaces and dashes.
 *
 * @example bodyKey('Station-Wagon') // 'stationwagon'
 */
export const bodyKey = (body: string | null): string => (body ?? '').toLowerCase().replace(/[\s-]/g, '')
