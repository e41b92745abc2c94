/** How long a button says that it copied (UI-09). */
export const copiedMs = 1500
