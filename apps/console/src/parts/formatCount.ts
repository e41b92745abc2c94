/** '1 change', '2 changes'. */
export const formatCount = (count: number, one: string, many: string) => `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
