/** What a buyer of a used vehicle in New Zealand can ask for and rely on: the words under every Consumer Information Notice (CFG-02). */
export const noticeRights =
  'The signed notice is displayed with the vehicle. Ask for a copy; you confirm that you have it when you buy. The Consumer Guarantees Act and the Fair Trading Act protect you, and a dispute can go to the Motor Vehicle Disputes Tribunal.'
