/** How many cars are compared at once (FAV-02). */
export const mostCompared = 4
