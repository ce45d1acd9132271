import { auth } from './en/auth'
import { crash } from './en/crash'
import { failure } from './en/failure'
import { file } from './en/file'
import { files } from './en/files'
import { home } from './en/home'
import { landing } from './en/landing'
import { registry } from './en/registry'
import { shell } from './en/shell'
import { category, doubt, language, laterality, severity, status, type } from './en/terms'
import { upload } from './en/upload'

export const en = {
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
