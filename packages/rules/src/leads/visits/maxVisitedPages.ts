/** Number of recently visited pages stored in the browser and submitted with a lead (ENT-16). */
export const maxVisitedPages = 30
