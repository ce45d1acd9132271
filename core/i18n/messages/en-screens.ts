import { auth } from './en/auth'
import { card } from './en/card'
import { crash } from './en/crash'
import { entry } from './en/entry'
import { fact } from './en/fact'
import { failure } from './en/failure'
import { file } from './en/file'
import { files } from './en/files'
import { findings } from './en/findings'
import { home } from './en/home'
import { imports } from './en/imports'
import { landing } from './en/landing'
import { passkeys } from './en/passkeys'
import { patient } from './en/patient'
import { profile } from './en/profile'
import { providers } from './en/providers'
import { registry } from './en/registry'
import { review } from './en/review'
import { scan } from './en/scan'
import { search } from './en/search'
import { security } from './en/security'
import { shell } from './en/shell'
import { category, doubt, language, laterality, modality, severity, status, type } from './en/terms'
import { timeline } from './en/timeline'
import { support } from './en/support'
import { share } from './en/share'
import { summary } from './en/summary'
import { trend } from './en/trend'
import { upload } from './en/upload'

/** What screens say: all of a language that a browser loads before anything is asked of it. */
export const enScreens = {
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
