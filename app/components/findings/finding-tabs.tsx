import { useSpeech } from '../i18n'
import { Tabs } from '../ui/tabs'

interface FindingTabsProps {
  readonly type: 'lab' | 'imaging'
  readonly title: string
  readonly view: 'documents' | 'list'
  readonly counts: { readonly documents: number; readonly list: number }
}

/** The same record by its documents, or by what was tested, each with its last result. */
export function FindingTabs({ type, title, view, counts }: FindingTabsProps) {
  const { t } = useSpeech()
  const place = type === 'lab' ? '/labs' : '/imaging'
  return (
    <Tabs
      label={title}
      tabs={[
        {
          to: place,
          label: t('findings.byDocument'),
          count: counts.documents,
          chosen: view === 'documents',
        },
        {
          to: `${place}?view=list`,
          label: t(type === 'lab' ? 'findings.byTest' : 'findings.byStudy'),
          count: counts.list,
          chosen: view === 'list',
        },
      ]}
    />
  )
}
