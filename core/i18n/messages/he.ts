import { auth } from './he/auth'
import { crash } from './he/crash'
import { failure } from './he/failure'
import { file } from './he/file'
import { files } from './he/files'
import { home } from './he/home'
import { landing } from './he/landing'
import { registry } from './he/registry'
import { shell } from './he/shell'
import { category, doubt, language, laterality, severity, status, type } from './he/terms'
import { upload } from './he/upload'

export const he = {
  auth,
  category,
  crash,
  doubt,
  failure,
  file,
  files,
  home,
  landing,
  language,
  laterality,
  registry,
  severity,
  shell,
  status,
  type,
  upload,
}
