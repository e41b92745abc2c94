/** How long a button confirms the copy, in milliseconds (UI-09). */
export const copiedMs = 1500
