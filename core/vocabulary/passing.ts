/**
 * Conditions that pass: infections, injuries, attacks, cancers, stones, pregnancy. Said to be of the past they are over;
 * a chronic one "with a history of" is still there. By category of ICD-10-CM.
 */
const passing =
  /^(?:A|B(?!18|20)|C|D[0-3]|G45|I2[1246]|I6[0-4]|I80|I82|K2[5-8]|I30|I33|I40|J0|J1|J2|J69|J80|J81|J93|K3[5-7]|K56|K57\.\d?2|E16\.2|E8[67]|K8[015]|K83|K92|L0[0-8]|M0[02]|M75\.0|M86|N1[0-27]|N20|N30|N39|N70|N87|O|P|R|S|T|H0|H1|H6[0-7]|V|W|X|Y|Z3)/

/** Whether the condition of these codes is one that comes and goes; one without a code is taken for such. */
export const isPassing = (codes: readonly string[]): boolean =>
  codes.length === 0 || codes.some((code) => passing.test(code))
