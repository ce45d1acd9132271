import { auth } from './he/auth'
import { card } from './he/card'
import { crash } from './he/crash'
import { entry } from './he/entry'
import { fact } from './he/fact'
import { failure } from './he/failure'
import { file } from './he/file'
import { files } from './he/files'
import { findings } from './he/findings'
import { home } from './he/home'
import { imports } from './he/imports'
import { landing } from './he/landing'
import { passkeys } from './he/passkeys'
import { patient } from './he/patient'
import { profile } from './he/profile'
import { providers } from './he/providers'
import { registry } from './he/registry'
import { review } from './he/review'
import { scan } from './he/scan'
import { search } from './he/search'
import { security } from './he/security'
import { shell } from './he/shell'
import { category, doubt, language, laterality, modality, severity, status, type } from './he/terms'
import { timeline } from './he/timeline'
import { support } from './he/support'
import { share } from './he/share'
import { summary } from './he/summary'
import { trend } from './he/trend'
import { upload } from './he/upload'

/** What screens say: all of a language that a browser loads before anything is asked of it. */
export const heScreens = {
  auth,
  card,
  category,
  crash,
  doubt,
  entry,
  fact,
  failure,
  file,
  files,
  findings,
  home,
  imports,
  landing,
  language,
  laterality,
  modality,
  passkeys,
  patient,
  profile,
  providers,
  registry,
  review,
  scan,
  search,
  security,
  severity,
  share,
  shell,
  status,
  timeline,
  support,
  summary,
  trend,
  type,
  upload,
}
