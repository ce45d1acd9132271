import { entriesOf } from '../vocabulary/load'
import { parseRows } from '../vocabulary/parse'
import { drugKey } from './facts'
import { benzodiazepines, nsaids, opioids, statins } from './groups'

/**
 * Classes of allergens (the vocabulary's `class=`) by the drugs that belong to them: beginnings of ATC codes (WHO index
 * 2026). An allergy to one drug of such a class is one to look at with the others of it.
 */
const classes: Readonly<Record<string, readonly string[]>> = {
  penicillin: ['J01C'],
  cephalosporin: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI'],
  carbapenem: ['J01DH'],
  'beta-lactam': ['J01C', 'J01D'],
  sulfonamide: ['J01EB', 'J01EC', 'J01ED', 'J01EE', 'A07EC01'],
  macrolide: ['J01FA'],
  lincosamide: ['J01FF'],
  fluoroquinolone: ['J01MA'],
  tetracycline: ['J01AA'],
  aminoglycoside: ['J01G'],
  nsaid: [...nsaids, 'N02BA', 'B01AC06'],
  opioid: opioids,
  statin: statins,
  'ace inhibitor': ['C09A', 'C09B'],
}

/** Allergens that are groups of drugs, by the vocabulary's name; what is no such class as above, but is meant as a whole. */
const wholes = `
Azole antifungals | J02AB; J02AC; D01AC
Antimalarials | P01B
Salicylates | N02BA; B01AC06
COX-2 inhibitors | M01AH
Anticonvulsants | N03A
Benzodiazepines | ${benzodiazepines.join('; ')}
Barbiturates | N03AA; N05CA; N01AF
Selective serotonin reuptake inhibitors | N06AB
Tricyclic antidepressants | N06AA
Antipsychotics | N05AA; N05AB; N05AC; N05AD; N05AE; N05AF; N05AG; N05AH; N05AL; N05AX
Phenothiazines | N05AA; N05AB; N05AC; R06AD
Amphetamines | N06BA01; N06BA02; N06BA12
Triptans | N02CC
Angiotensin receptor blockers | C09C; C09D
Beta blockers | C07; S01ED
Calcium channel blockers | C08
Thiazide diuretics | C03A; C03BA
Fibrates | C10AB
Nitrates | C01DA
Alpha blockers | C02CA; G04CA
Low molecular weight heparin | B01AB04; B01AB05; B01AB06; B01AB07; B01AB08; B01AB10; B01AB12
Direct oral anticoagulants | B01AE07; B01AF
Sulfonylureas | A10BB
GLP-1 receptor agonists | A10BJ
SGLT2 inhibitors | A10BK
DPP-4 inhibitors | A10BH
Corticosteroids | H02AB
Antithyroid drugs | H03B
Bisphosphonates | M05BA; M05BB
TNF inhibitors | L04AB
Proton pump inhibitors | A02BC
H2 blockers | A02BA
Antihistamines | R06A; N05BB01
Decongestants | R01AA; R01BA
Local anesthetics | N01B
Neuromuscular blockers | M03A
Muscle relaxants | M03B
Iron preparations | B03A
Intravenous iron | B03AC
Vaccines | J07
Oral contraceptives | G03AA; G03AB
Estrogens | G03C
Progestogens | G03D
Aromatase inhibitors | L02BG
Taxanes | L01CD
Platinum agents | L01XA
`

/** What an allergen is called among the drugs, where that is another name. */
const otherNames = `
Rifampicin | Rifampin
Glibenclamide | Glyburide
Mesalazine | Mesalamine
N-acetylcysteine | Acetylcysteine
NPH insulin | Insulin NPH
Polyethylene glycol | Polyethylene glycol 3350
Vitamin B12 injection | Cyanocobalamin; Hydroxocobalamin
Vitamin K | Phytonadione
MMR vaccine | Measles, mumps and rubella vaccine
Pertussis-containing vaccine | Tdap vaccine; DTaP vaccine
Pneumococcal vaccine | Pneumococcal conjugate vaccine; Pneumococcal polysaccharide vaccine
Mycophenolate | Mycophenolate mofetil; Mycophenolic acid
Nicotine replacement | Nicotine
Botulinum toxin | OnabotulinumtoxinA
Immunoglobulins | Intravenous immunoglobulin
Gold salts | Auranofin; Gold sodium thiomalate
Trimethoprim-sulfamethoxazole | Sulfamethoxazole / trimethoprim
Acetaminophen-orphenadrine | Orphenadrine / acetaminophen
Amphetamines | Amphetamine mixed salts; Dextroamphetamine; Lisdexamfetamine
Neosporin | Neomycin / bacitracin
Lidocaine-prilocaine cream | Lidocaine / prilocaine
`

const listsOf = (rows: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    parseRows(rows, 2).map(({ fields: [name = '', list = ''] }) => [
      name,
      list.split(';').map((one) => one.trim()),
    ]),
  )

export interface Allergen {
  /** Beginnings of the ATC codes of its class. */
  readonly atc: readonly string[]
  /** The keys of the drugs that it is. */
  readonly own: ReadonlySet<string>
}

let allergens: ReadonlyMap<string, Allergen> | null = null

function readAllergens(): ReadonlyMap<string, Allergen> {
  const [groups, names] = [listsOf(wholes), listsOf(otherNames)]
  return new Map(
    entriesOf('allergy').map(({ concept }) => [
      concept.key,
      {
        atc: groups.get(concept.name) ?? classes[concept.attributes.get('class') ?? ''] ?? [],
        own: new Set([concept.name, ...(names.get(concept.name) ?? [])].map(drugKey)),
      },
    ]),
  )
}

export const allergenOf = (key: string): Allergen | null => (allergens ??= readAllergens()).get(key) ?? null
