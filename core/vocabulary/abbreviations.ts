import type { ConceptType } from './concept'
import { normalisePhrase, normaliseWord } from './normalise'

/**
 * Words that paper cuts short within a name of several: the short form, and the words that it may stand for, the likeliest
 * first. Alone such a word names nothing ("Ext", "post"), so it counts only beside another of the name.
 */
const written: Partial<Record<ConceptType, string>> = {
  lab: `
ur=urine; hr=hour,h; hrs=hour,h; h=hour; hour=h,hr; gm=g; gms=g; gram=g; gr=g
ab=antibody; abs=absolute,antibody; ag=antigen; tot=total; dir=direct; indir=indirect; bili=bilirubin; chol=cholesterol
creat=creatinine; crea=creatinine; prot=protein; glob=globulin; alb=albumin; glu=glucose; gluc=glucose; phos=phosphate
neut=neutrophils; neuts=neutrophils; lymph=lymphocytes; lymphs=lymphocytes; mono=monocytes; monos=monocytes; eos=eosinophils
baso=basophils; basos=basophils; retic=reticulocytes; imm=immature; gran=granulocytes; grans=granulocytes; plt=platelet
vit=vitamin; sat=saturation; transf=transferrin; calc=calculated; quant=quantitative; qual=qualitative; ser=serum
hep=hepatitis; toxo=toxoplasma; thyroglob=thyroglobulin; testost=testosterone; ven=venous; art=arterial
ct=count; lac=lactic; osmo=osmolality; act=activity; testo=testosterone; lvl=level; ca=calcium; na=sodium; k=potassium; mg=magnesium
גר=גרם,g; ג=גרם,g; כד=כדוריות; לימפו=לימפוציטים; נויטרו=נויטרופילים; מונו=מונוציטים; גרם=g; ש=שעה,שעות; שע=שעה; כ=כדוריות; ויט=ויטמין; אבס=מוחלט,אבסולוטי; אבסולוטי=מוחלט; נוגדני=נוגדנים
`,
  diagnosis: `
synd=syndrome; syndr=syndrome; pulm=pulmonary; resp=respiratory; def=deficiency; defic=deficiency; exac=exacerbation
exacerb=exacerbation; dz=disease; dis=disease; ac=acute; acu=acute; chr=chronic; chron=chronic; rec=recurrent
recurr=recurrent; spont=spontaneous; idiop=idiopathic; congen=congenital; prim=primary; sec=secondary; gen=generalized
mult=multiple; malig=malignant; ca=cancer,carcinoma; lat=lateral; med=medial; ant=anterior; post=posterior; sup=superior
inf=inferior,infection,infarction; int=internal; ext=external,externa; peri=peripheral; periph=peripheral; abd=abdominal
cerv=cervical; lumb=lumbar; bact=bacterial; card=cardiac; ren=renal; thal=thalassemia; insuff=insufficiency
regurg=regurgitation; perf=perforated,perforation; obst=obstructive,obstruction; infx=infection; infxn=infection
fx=fracture; #=fracture; ha=headache; htn=hypertension; dm=diabetes; hyperpth=hyperparathyroidism
etoh=alcohol,alcoholic; tob=tobacco; vit=vitamin; pyelo=pyelonephritis; appy=appendicitis; appx=appendicitis; gr=grade
st=stage; stg=stage; i=1; ii=2; iii=3; iv=4; iiia=3a; iiib=3b; fe=iron; 1=i; 2=ii; 3=iii; 4=iv; ארוע=אירוע; סכרת=סוכרת
ממאירות=סרטן; wo=without
`,
  imaging: `
abd=abdomen,abdominal; abdo=abdomen,abdominal; pelv=pelvis; cor=coronary; angio=angiography,angiogram; art=arterial; ven=venous
w=with; wo=without contrast,without,and without contrast,and without; wwo=with and without contrast; contr=contrast
cont=contrast; gad=contrast,gadolinium; mammo=mammogram; diag=diagnostic; dx=diagnostic; scr=screening; screen=screening
ba=barium; le=lower extremity; ll=lower limb,lower extremity; ue=upper extremity; ul=upper limb,upper extremity
bilat=bilateral; bil=bilateral; cerv=cervical; thor=thoracic; lumb=lumbar; lumbosac=lumbosacral
usg=ultrasound; uss=ultrasound; xr=x ray; thx=thorax; ext=extremity; transvag=transvaginal; perf=perfusion; myoc=myocardial
ט"ם=ct; ט"מ=ct; טמ=ct; אס=אולטרסאונד; א"ס=אולטרסאונד; ע"ש=עמוד שדרה; עמ"ש=עמוד שדרה; ח"נ=חומר ניגוד
`,
  procedure: `
lap=laparoscopic; laparosc=laparoscopic; rob=robotic; perc=percutaneous; bx=biopsy; umb=umbilical; ing=inguinal; vent=ventral
r=right; rt=right; l=left; lt=left; bilat=bilateral; bil=bilateral; w=with; del=delivery; inj=injection; cath=catheter,catheterization
hyst=hysterectomy; vag=vaginal; abd=abdominal; abdo=abdominal; exc=excision
chole=cholecystectomy; appy=appendectomy; recon=reconstruction; repl=replacement; tx=transplant; txp=transplant; fx=fracture
lig=ligation; litho=lithotripsy; insert=insertion; lami=laminectomy; crani=craniotomy; cryo=cryotherapy
cysto=cystoscopy; bronch=bronchoscopy; colpo=colposcopy; amp=amputation; cerv=cervical; endo=endoscopic
ureth=urethral; prost=prostate; trach=tracheostomy; sig=sigmoidoscopy; flex=flexible; flexi=flexible; ext=extraction; aspir=aspiration
`,
}

type Expansions = ReadonlyMap<string, readonly (readonly string[])[]>

const tables = new Map<ConceptType, Expansions>()

function tableOf(type: ConceptType): Expansions {
  const known = tables.get(type)
  if (known) return known
  const rows = (written[type] ?? '').split(/[;\n]/).filter((row) => row.includes('='))
  const table = new Map(
    rows.map((row): [string, string[][]] => {
      const [short = '', full = ''] = row.split('=')
      return [
        normaliseWord(short.trim()) || short.trim(),
        full.split(',').map((words) => normalisePhrase(words)),
      ]
    }),
  )
  tables.set(type, table)
  return table
}

const none: readonly (readonly string[])[] = []

/** What a word cut short may stand for within a name of the type: "24h" is 24 hours, "wo" without contrast. */
export function expansionsOf(type: ConceptType, norm: string): readonly (readonly string[])[] {
  const hours = type === 'lab' ? /^(\d{1,2})(?:h|hr|hrs)$/.exec(norm)?.[1] : undefined
  if (hours !== undefined)
    return [
      [hours, 'hour'],
      [hours, 'h'],
    ]
  const grams = type === 'lab' ? /^(\d{2,3})(?:g|gm|gr)$/.exec(norm)?.[1] : undefined
  if (grams !== undefined) return [[grams, 'g']]
  return tableOf(type).get(norm) ?? none
}

/** The words of a name with each that is cut short made whole; null where none is. */
export function expanded(type: ConceptType, norms: readonly string[]): readonly string[] | null {
  // A disease's number or letters are read word by word only: "type 1" is no "type I" of another name.
  if (type === 'diagnosis' || norms.length < 2 || !norms.some((norm) => expansionsOf(type, norm).length > 0))
    return null
  return norms.flatMap((norm) => expansionsOf(type, norm)[0] ?? [norm])
}

/** "W/", "d/o": what the letters and their stroke stand for, and how many words they take; null of others. */
export function strokeWord(norm: string, after: { norm: string; gap: string } | undefined) {
  if (!after?.gap.startsWith('/')) return null
  if (norm === 'w') return { norm: 'with', words: 1 }
  return norm === 'd' && after.gap === '/' && after.norm === 'o' ? { norm: 'disorder', words: 2 } : null
}
