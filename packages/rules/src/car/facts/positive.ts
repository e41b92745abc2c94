/** A number above 0, otherwise null: feeds write 0 for unknown (VDP-20). */
export const positive = (number: number | null | undefined): number | null => (number && number > 0 ? number : null)
