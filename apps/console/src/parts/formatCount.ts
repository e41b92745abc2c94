/** '1 change', '2 changes'. */
export const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
