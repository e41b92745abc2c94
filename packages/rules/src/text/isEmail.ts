const email = /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u

/** Whether a text is an email address that mail can be sent to, in any script (ENQ-30). */
export const isEmail = (text: string): boolean => email.test(text) && !text.includes('..') && !text.startsWith('.') && !text.includes('.@')
