import { Button, Drawer } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useContext, useState } from 'react'
import dialogClasses from '../../../../ui/dialog.module.css'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { RecordKind } from '../model.ts'
import { words } from '../words.ts'
import { loadRecords } from './loadRecords.ts'

const HistoryList = lazy(async () => {
  const [{ HistoryList }] = await Promise.all([import('./HistoryList.tsx'), loadRecords()])
  return { default: HistoryList }
})

/** Opens the history of a record in a drawer: `<HistoryButton of={buildingKind} id={…} />`. Hidden from users who may not read it. */
export const HistoryButton = ({ of: { Object: object, kind, may }, id }: { of: RecordKind; id: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can, gId, profile } = useSession()
  const [opened, setOpened] = useState(false)
  if (!gId || !can(may) || isByPin(profile)) return null
  return (
    <>
      <Button variant="default" flex="none" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t('history')}
      </Button>
      <Drawer.Root opened={opened} onClose={() => setOpened(false)} position="right" size={480}>
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={dialogClasses.header}>
            <Drawer.Title className={dialogClasses.title}>{t('historyOf', { object: kind[language] })}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('close')} />
          </div>
          <Drawer.Body>
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <HistoryList gId={gId} object={object} id={id} />
            </Suspense>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

/** The same on the page itself, for a page that tells all of its record. */
export const HistorySection = ({ of: { Object: object, may }, id, title }: { of: RecordKind; id: string; title: string }) => {
  const { can, gId, profile } = useSession()
  if (!gId || !can(may) || isByPin(profile)) return null
  return (
    <Section title={title} collapsible={false}>
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        <HistoryList gId={gId} object={object} id={id} />
      </Suspense>
    </Section>
  )
}

/** The same at the foot of a dialog, while its values are read. */
export const ReadHistory = (props: { of: RecordKind; id: string }) =>
  useContext(FieldMode) === 'read' ? <HistoryButton {...props} /> : null
