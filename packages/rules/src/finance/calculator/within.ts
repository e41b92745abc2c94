/** The nearest number within two bounds, the lower of which wins should they cross (FIN-20). */
export const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))
