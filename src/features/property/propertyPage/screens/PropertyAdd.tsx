import { Button, Skeleton, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { EditNeeds } from '../../../../ui/kit/EditNeeds.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageIndex, PageIndexComing } from '../../../../ui/kit/PageIndex.tsx'
import { NoPermission } from '../../../../ui/pages.tsx'
import { href, useBack, useGo } from '../../../../ui/route.ts'
import { rememberChoices, useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { buildingKind } from '../../buildings/model.ts'
import { properties, propertyAdd } from '../../buildings/routes.ts'
import { ArchiveButton, ArchiveComing, ArchivedNote } from '../../buildings/screens/Archive.tsx'
import { useLabels } from '../../buildings/screens/useLabels.ts'
import { words as buildingWords } from '../../buildings/words.ts'
import { GetProperty } from '../contract.ts'
import { built, panels } from '../sections/panels.ts'
import { mayEdit, openedSection, shownSections } from '../sections/sections.ts'
import { words } from '../words.ts'
import { AddBuilding } from './AddBuilding.tsx'
import classes from './PropertyAdd.module.css'
import type { BuildingPage as BuildingData } from './sectionForm.ts'

type Params = { bId?: string; idx?: string }

export const Screen = ({ params: { bId, idx } }: { params: Params }) => {
  const { can } = useSession()
  if (!bId && !can('GlobalManageEntities')) return <NoPermission />
  return bId ? <EditPage bId={bId} idx={idx} /> : <AddPage />
}

const AddPage = () => {
  const t = useWords(words)
  const list = useWords(buildingWords)
  return (
    <BuildingPage title={list('create')} lead={t('newLead')}>
      <AddBuilding />
    </BuildingPage>
  )
}

const EditPage = ({ bId, idx }: { bId: string; idx: string | undefined }) => {
  const t = useWords(words)
  const labels = useLabels()
  const gId = useGroupId()
  const query = useCall(GetProperty, { eId: bId, gId }, { quiet: true })
  const { data: property, isError } = query
  useSelected(property)
  // A page of its own: nothing of the one that was waited for moves into its place.
  if (!property && isError)
    return (
      <BuildingPage key="missing" title={t('info')}>
        <LoadFailed query={query} missing={t('missing')} />
      </BuildingPage>
    )
  return (
    <BuildingPage
      title={property ? labels.name(property.Name) : t('info')}
      lead={t('infoLead')}
      action={
        <>
          {property ? <ArchiveButton of={property} /> : <ArchiveComing />}
          <HistoryButton of={buildingKind} id={bId} />
        </>
      }
      aside={property ? <Index property={property} /> : <PageIndexComing />}
    >
      {property && <ArchivedNote of={property} />}
      {property ? <Sections key={idx} property={property} idx={idx} /> : <Waiting />}
    </BuildingPage>
  )
}

// The page's building is the session's, with the name, code and tag of its last save.
const useSelected = (property: BuildingData | undefined) => {
  const { chooseBuilding } = useSession()
  useEffect(() => {
    if (!property) return
    const choice = { id: property.id, name: property.Name.en, code: property.Code, propertyTag: property.PropertyTag }
    rememberChoices({ buildings: [choice] })
    chooseBuilding(property.id, choice)
  }, [property, chooseBuilding])
}

type PageParts = { title: string; lead?: string; action?: ReactNode; aside?: ReactNode; children: ReactNode }
const BuildingPage = ({ title, lead, action, aside, children }: PageParts) => {
  const t = useWords(words)
  const buildings = useWords(buildingWords)
  const { can } = useSession()
  const back = useBack()
  const list = can(properties.may) ? { to: href(properties) } : {}
  return (
    <Page
      narrow
      title={title}
      lead={lead}
      action={action}
      aside={aside}
      crumbs={[{ label: buildings('title'), ...list }, { label: title }]}
      actions={
        <Button
          variant="subtle"
          flex="none"
          ml={{ base: -14, sm: 0 }}
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={() => back(properties)}
        >
          {t('back')}
        </Button>
      }
    >
      {children}
    </Page>
  )
}

const useShown = ({ BuildingType }: BuildingData) => {
  const { permissions } = useSession()
  return shownSections({ mode: 'edit', permissions, BuildingType, built: built('edit') })
}

// By way of the address: the section opens, it is what a reload shows, and a form with unsaved changes may object.
const Index = ({ property }: { property: BuildingData }) => {
  const [language] = useLanguage()
  const go = useGo()
  const shown = useShown(property)
  const entries = shown.map(({ title, index }) => ({ id: `section-${index}`, label: title[language] }))
  const open = (id: string) => {
    go(propertyAdd, { bId: property.id, idx: id.replace('section-', '') })
    document.getElementById(id)?.scrollIntoView({ block: 'start' }) // where the address names it already
  }
  return <PageIndex entries={entries} onPick={open} />
}

const Sections = ({ property, idx }: { property: BuildingData; idx: string | undefined }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { permissions } = useSession()
  const shown = useShown(property)
  const opened = openedSection(shown, idx)
  const archived = property.ArchivedDate !== null // the note above the sections says so
  if (shown.length === 0) return <EmptyState text={t('noSection')} />
  return (
    <Suspense fallback={<Waiting />}>
      <Stack gap="md">
        {shown.map(({ key, index, title, edit }) => {
          const Edit = panels[key]?.Edit
          return Edit ? (
            <div key={key} id={`section-${index}`} className={classes.section}>
              <EditNeeds value={archived ? null : (edit ?? null)}>
                <Edit
                  title={title[language]}
                  property={property}
                  opened={index === opened}
                  mayEdit={!archived && mayEdit(key, permissions)}
                />
              </EditNeeds>
              {idx !== undefined && index === opened && index > 0 && <BeginHere />}
            </div>
          ) : null
        })}
      </Stack>
    </Suspense>
  )
}

// The address names a section far down: the page begins there, once the section is loaded and has its height.
const BeginHere = () => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = place.current?.parentElement
    const frame = requestAnimationFrame(() => section?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return <span ref={place} hidden />
}

const Waiting = () => (
  <Stack gap="md" aria-busy="true">
    <Skeleton h="80vh" radius="md" />
  </Stack>
)
