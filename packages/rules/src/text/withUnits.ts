/** Keeps figures and their units on one line: '2.0 L', '16 ft (4.88 m)', '12,500 km' (VDP-02). */
export const withUnits = (text: string): string => text.replace(/(\d) (?=(?:km|kg|mm|cc|ft|kW|L|m)\b)/g, '$1\u00a0')
