import {
  ClipboardList,
  Files,
  FlaskConical,
  HeartPulse,
  House,
  ListChecks,
  Pill,
  ScanLine,
  ScanSearch,
  Search,
  Stethoscope,
  Workflow,
} from 'lucide-react'

/** The lists of the record. */
export const recordPlaces = [
  { to: '/diagnoses', label: 'registry.diagnosisTitle', Icon: HeartPulse },
  { to: '/medications', label: 'registry.medicationTitle', Icon: Pill },
  { to: '/procedures', label: 'registry.procedureTitle', Icon: Stethoscope },
  { to: '/labs', label: 'registry.labTitle', Icon: FlaskConical },
  { to: '/imaging', label: 'registry.imagingTitle', Icon: ScanSearch },
  { to: '/reports', label: 'registry.reportTitle', Icon: ClipboardList },
] as const

export const homePlace = { to: '/home', label: 'home.title', Icon: House } as const
export const reviewPlace = { to: '/review', label: 'review.title', Icon: ListChecks } as const
export const scanPlace = { to: '/scan', label: 'scan.place', Icon: ScanLine } as const
export const filesPlace = { to: '/files', label: 'files.title', Icon: Files } as const
export const timelinePlace = { to: '/timeline', label: 'timeline.title', Icon: Workflow } as const
export const searchPlace = { to: '/search', label: 'search.title', Icon: Search } as const
