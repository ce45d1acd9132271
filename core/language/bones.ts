/** Bones as reports list the broken ones, each by the name that its fracture has in the vocabulary. */
export const bones: readonly { readonly name: string; readonly words: string }[] = [
  {
    name: 'Orbital floor fracture',
    words: 'orbital floors?|floors? of (?:the )?(?:right |left |both )?orbits?',
  },
  { name: 'Orbital fracture', words: 'orbits?|orbital (?:walls?|roofs?|rims?)|(?:supra|infra)orbital' },
  { name: 'Ethmoid fracture', words: 'ethmoid(?:al)?(?: bones?| sinus(?:es)?| air cells?)?' },
  { name: 'Maxillary fracture', words: 'maxillary sinus(?:es)?|maxillae?' },
  { name: 'Zygomatic fracture', words: 'zygomas?|zygomatic (?:bones?|arch(?:es)?)' },
  { name: 'Nasal fracture', words: 'nasal bones?' },
  { name: 'Mandible fracture', words: 'mandibles?' },
  { name: 'Frontal sinus fracture', words: 'frontal sinus(?:es)?' },
  { name: 'Frontal bone fracture', words: 'frontal bones?' },
  { name: 'Parietal bone fracture', words: 'parietal bones?' },
  { name: 'Temporal bone fracture', words: 'temporal bones?' },
  { name: 'Occipital bone fracture', words: 'occipital bones?' },
  { name: 'Sphenoid fracture', words: 'sphenoid(?: bones?| sinus(?:es)?| wings?)?' },
  {
    name: 'Skull base fracture',
    words: '(?:anterior|middle|posterior) cranial fossae?|skull base|base of the skull',
  },
  { name: 'Hip fracture', words: 'hips?|femoral necks?' },
  { name: 'Femur fracture', words: 'femurs?' },
  { name: 'Patella fracture', words: 'patellas?' },
  { name: 'Tibia fracture', words: 'tibias?' },
  { name: 'Fibula fracture', words: 'fibulas?' },
  { name: 'Ankle fracture', words: 'ankles?' },
  { name: 'Calcaneus fracture', words: 'calcaneus' },
  { name: 'Talus fracture', words: 'talus' },
  { name: 'Pelvic fracture', words: 'pelvis' },
  { name: 'Acetabular fracture', words: 'acetabulum' },
  { name: 'Sacral fracture', words: 'sacrum' },
  { name: 'Clavicle fracture', words: 'clavicles?' },
  { name: 'Scapula fracture', words: 'scapulas?' },
  { name: 'Sternal fracture', words: 'sternum' },
  { name: 'Humerus fracture', words: 'humerus' },
  { name: 'Distal radius fracture', words: 'distal radius' },
  { name: 'Ulna fracture', words: 'ulnas?' },
  { name: 'Wrist fracture', words: 'wrists?' },
  { name: 'Hand fracture', words: 'hands?' },
  { name: 'Metacarpal fracture', words: 'metacarpals?' },
  { name: 'Metatarsal fracture', words: 'metatarsals?' },
]

const bone = bones.map(({ words }) => words).join('|')

/** One bone in a text, in a group of its own row. */
export const boneNamed = new RegExp(
  String.raw`(?<![\p{L}-])(?:${bones.map(({ words }, at) => `(?<b${at}>${words})`).join('|')})(?![\p{L}-])`,
  'giu',
)

const broken = String.raw`(?<![\p{L}-])(?:fractures?|comminution)`
const seen = String.raw`(?:\s(?:lines?|(?:is|are|was|were) (?:seen|noted|present|identified)))?`
/** Where a clause ends that says of what the fractures are. */
const onward = String.raw`(?=[.;:()]|$|,?\s(?:with|without|is|are|was|were|has|had|have|but|that|causing|resulting|from|after|during|status|for|by|and (?:an?|no|there|marked|the patient|he|she))(?!\p{L}))`

/** A bone of the spine by its letter and number, in front of its fracture: "T12 vertebral body fracture", "L1 burst fracture". */
export const levelFracture =
  /(?<![\p{L}\d-])(?<level>[CTDL])-?\d{1,2}(?:\s?(?:[-–,&]|and|through)\s?[CTDL]?-?\d{1,2})*\s(?:(?:vertebral?|body|compression|wedge|burst|chance|endplate|lamina|spinous|transverse|process|superior|inferior|anterior|acute|old|chronic)\s)*fractures?(?![\p{L}-])/gu

/** What such a fracture is called, by the letter. */
export const fractureAt: Readonly<Record<string, string>> = {
  C: 'Cervical vertebra fracture',
  T: 'Thoracic vertebra fracture',
  D: 'Thoracic vertebra fracture',
  L: 'Lumbar vertebra fracture',
}

/** Fractures and the bones they are of, behind them or in front of them. */
export const fracturesOf: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<head>${broken})${seen}\s(?:of|through(?:out)?|involving|in)\s(?<bones>[^.;:()]+?)${onward}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<head>${broken})\s(?:of|in|involving) (?:all )?the following:\s(?<bones>[^.;]+)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[.;]\s)(?<bones>[^.;:]{0,80}?(?:${bone})[^.;:,]{0,30}?)\s(?:is|are|was|were|appears?)\s(?:\p{L}+ly |comminuted |again )*(?<head>fractured)(?! (?:medial|lateral|in|out)\p{L}*|,? (?:with|using|by) )(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?<bones>(?:${bone})(?:,? (?:and|&) |, (?:and )?)(?:(?:right|left|bilateral|distal|proximal|the) )*(?:(?:${bone})(?:,? (?:and|&) |, (?:and )?))*(?:${bone}))\s(?<head>fractures?)(?!\p{L})`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}-])(?<bones>${bone})\s(?<head>fractures?)(?![\p{L}-])`, 'giu'),
]
