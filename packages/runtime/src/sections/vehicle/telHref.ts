/** `tel:0299991234` of '(02) 9999 1234'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
