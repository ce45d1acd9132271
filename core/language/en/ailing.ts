import type { AilingWords } from '../ailing-words'

/** Illnesses of a part of the body that nobody names, in English. */
export const englishAiling: AilingWords = {
  parts: `
I05, I06, I07, I08, I20, I21, I22, I23, I24, I25, I3, I4, I50, I51 / heart = heart; cardiac
I44, I45, I47, I48, I49 / / whole = cardiac arrhythmia; arrhythmia; irregular heartbeat; irregular heart beat; irregular heart rhythm; irregular pulse; rhythm problem; heart rhythm
H40, H42 / / whole = eye pressure; pressure in my eye; pressure in my eyes; pressure in the eye; pressure in the eyes
J1, J2, J4, J6, J7, J8, J9, C34 / chest = lung; lungs; breathing; respiratory; pulmonary
N0, N1, N2, I12, I13, C64 / kidneys, kidney = kidney; kidneys; renal
K7, B15, B16, B17, B18, B19, C22 / liver = liver; hepatic
K80, K81, K82, K83 / gallbladder = gallbladder; gall bladder; bile duct; bile ducts
K85, K86, C25 / pancreas = pancreas; pancreatic
K20, K21, K22, K25, K26, K27, K28, K29, K3, C16 / stomach = stomach; esophagus
K5, K62, K63, C18, C19, C20 / colon = bowel; bowels; gut; colon; intestine; intestines
D73 / spleen = spleen
N30, N31, N32, N39, C67 / bladder = bladder
N40, N41, N42, C61 / prostate = prostate
E00, E01, E02, E03, E04, E05, E06, E07, C73, D34 / thyroid = thyroid; tsh problem; tsh problems
E08, E09, E10, E11, E13, E16.2, R73 = blood sugar; sugar
H0, H1, H2, H3, H4, H5 / eye, orbit = eye; eyes; vision; eyesight
H6, H7, H8, H9 / = ear; ears; hearing
G0, G1, G2, G3, G4, I6, C71 / brain, head = brain
M15, M17, M19.9, M22, M23, S83 / knee = knee; knees
M15, M16, M19.9, S72 / hip = hip; hips
M75, M19.01, M19.9, S4 / shoulder = shoulder; shoulders
M4, M50, M51, M53, M54 / spine, lumbar spine, cervical spine, thoracic spine = back; lower back; spine
M80, M81, M82, M83, M84, M85 / = bone; bones
N60, N61, N62, N63, N64, C50 / breast = breast; breasts
N80, N84, N85, N86, N87, D25, C53, C54 / uterus = womb; uterus
N83, C56, D27 / ovaries = ovary; ovaries
L / = skin
F / = mental; mental health; psychiatric`,
  ails: `
problem; problems; issue; issues; disease; diseases; illness; illnesses; disorder; disorders; condition; conditions; trouble; troubles; ailment
something in; something with; something on; anything in; anything with; anything on; wrong with; wrong in; matter with; going on in; amiss with
bad heart; bad lungs; bad liver; bad kidneys; bad knee; bad knees; bad back`,
  seen: `cyst; cysts; nodule; nodules; stone; stones; polyp; polyps; hernia; lesion; lesions; mass`,
  during: `when i had; when i got; when i was diagnosed with; at the time of; during my; during the; around my; around the`,
}
