import { ScanLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { EntityRecord } from '#core/records/entity'
import type { FileRecord } from '#core/records/file'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Button } from '../ui/button'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { EntityList } from './entity-list'
import { groupEntities, inReadingOrder, regionsOf } from './entity-view'
import { PageDialog } from './page-dialog'
import { PagePane } from './page-pane'

interface FileFactsProps {
  readonly file: FileRecord
  readonly entities: readonly EntityRecord[]
  readonly picture: PaperPicture
  /** The fact that a strip elsewhere led here by. */
  readonly entityId: string | null
}

/** List and page: choosing on the one shows it on the other. */
export function FileFacts({ file, entities, picture, entityId }: FileFactsProps) {
  const { t } = useSpeech()
  const rightToLeft = file.language === 'he'
  const { facts, mentioned } = useMemo(
    () => groupEntities(inReadingOrder(entities, picture, rightToLeft)),
    [entities, picture, rightToLeft],
  )
  const regions = useMemo(() => regionsOf(entities, picture, rightToLeft), [entities, picture, rightToLeft])
  const [selected, setSelected] = useState(entityId)
  const [closed, setClosed] = useState<readonly string[]>([])
  const [enlarged, setEnlarged] = useState(false)
  const [returns, setReturns] = useState(0)
  const kinds = facts.map(({ type }) => type)

  const select = (id: string) => {
    const kind = entities.find((entity) => entity.id === id)?.type
    setClosed((kindsClosed) => kindsClosed.filter((other) => other !== kind))
    setSelected(id)
  }
  /** From the list: where there is no room for the page beside it, the page comes over it. */
  const show = (id: string) => {
    select(id)
    if (!window.matchMedia('(min-width: 64rem)').matches) setEnlarged(true)
  }
  const page = { title: file.display_name, picture, regions, rightToLeft }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card aria-labelledby="facts">
        <CardHeader>
          <CardTitle id="facts">{t('file.facts')}</CardTitle>
          <Button variant="outline" size="sm" className="lg:hidden" onClick={() => setEnlarged(true)}>
            <ScanLine aria-hidden />
            {t('file.seePage')}
          </Button>
        </CardHeader>
        {facts.length === 0 && <p className="text-muted">{t('file.empty')}</p>}
        <EntityList
          facts={facts}
          mentioned={mentioned}
          picture={picture}
          rightToLeft={rightToLeft}
          selected={selected}
          onSelect={show}
          covered={enlarged}
          returns={returns}
          open={kinds.filter((kind) => !closed.includes(kind))}
          onOpenChange={(open) => setClosed(kinds.filter((kind) => !open.includes(kind)))}
        />
      </Card>
      <PagePane {...page} selected={selected} onSelect={select} onEnlarge={() => setEnlarged(true)} />
      <PageDialog
        {...page}
        open={enlarged}
        onClose={() => setEnlarged(false)}
        onClosed={() => setReturns((times) => times + 1)}
        selected={entities.find(({ id }) => id === selected) ?? null}
        onSelect={select}
      />
    </div>
  )
}
