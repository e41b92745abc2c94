/** Words around what a shopper is after: they find nothing and leave nothing out. */
export const fillerWords: readonly string[] = (
  'a am an the and or with for of to in at on is are has have having that it its my me i im we us our your you id ill want wants wanted ' +
  'need needs looking look find show search buy get after please something anything any some one good nice great decent cheap sale ' +
  'car cars vehicle vehicles auto-mobile stock model type make colour color coloured colored painted gearbox transmission engine engined ' +
  'fuel body style price priced budget cost costs year old run runs drive drives just only uses using around about like would can could which ' +
  'where kind sort bit pls thanks hi hello gday ideally preferably must be from within near nearest ' +
  'there got do does this these those asap now today been not too than per but also plus really very'
).split(' ')
