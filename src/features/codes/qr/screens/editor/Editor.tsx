import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { ConflictNote } from '../../../../../ui/form/ConflictNote.tsx'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { findCallProblems } from '../../../../../ui/form/problems.ts'
import { mayLeave, useGuard } from '../../../../../ui/form/useGuard.ts'
import { useLatest } from '../../../../../ui/form/useLatest.ts'
import { Page } from '../../../../../ui/kit/Page.tsx'
import { href, useGo } from '../../../../../ui/route.ts'
import { useUrlState } from '../../../../../ui/urlState.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { useBuildingChoices } from '../../../../property/buildings/screens/pickers/useBuildingChoices.ts'
import { definitionOfQrType } from '../../../functionalities/definitions.ts'
import type { QrStyle } from '../../../picture/model.ts'
import { SaveQrCode } from '../../contract.ts'
import { library, qrCodeList } from '../../routes.ts'
import { words } from '../../words.ts'
import { LifeBadge } from '../LifeBadge.tsx'
import classes from '../qr.module.css'
import type { Code } from './draft.ts'
import { EditorParts } from './EditorParts.tsx'
import { EditorSide, type Side } from './EditorSide.tsx'
import { firstWrongItem, isHub } from './hub.ts'
import { itemForm } from './itemForm.ts'
import { PreviewDrawer } from './PreviewDrawer.tsx'
import { useBrandStyle } from './useBrandStyle.ts'
import { type SaveForm, useSaveForm } from './useSaveForm.ts'
import { useSettings } from './useSettings.ts'
import { type Templates, useTemplates } from './useTemplates.ts'

type EditorProps = { gId: string; bId: string; code: Code | null; mayEdit: boolean; brand: QrStyle | null }

/** The editor: read-only until Edit, leave guard, one Save for all parts; the picture beside. */
export const Editor = ({ gId, bId, code, mayEdit, brand: first }: EditorProps) => {
  const t = useWords(words)
  const [{ edit, type }] = useUrlState({ edit: false, type: '' })
  const [editing, setEditing] = useState(code === null || edit)
  const edits = mayEdit && editing
  const [side, setSide] = useState<Side>('code')
  const [opened, setOpened] = useState<number | null>(null)
  const saved = () => {
    setEditing(false)
    setSide('code')
  }
  const form = useSaveForm({ gId, bId, code, brand: first, onSaved: saved })
  const brand = useBrandStyle(form, { gId, follow: code === null, first, asked: edits })
  const { choose, ...others } = useTemplates(itemForm(form, 0), gId)
  const chooseType: Templates['choose'] = (...chosen) => {
    setSide('page') // what visitors get of it
    choose(...chosen)
  }
  const templates = { ...others, choose: chooseType }
  const asked = code === null ? definitionOfQrType(type)?.type : undefined
  const latest = useLatest(choose)
  useEffect(() => {
    if (asked) latest.current(asked)
  }, [asked, latest])
  const settings = useSettings(form, code)
  const save = async (): Promise<boolean> => {
    await templates.ready()
    const saved = (await settings.save()) && (await form.save())
    const wrong = saved || !isHub(form.values) ? null : firstWrongItem(findCallProblems(SaveQrCode, form.values).problems)
    if (wrong !== null) setOpened(wrong)
    return saved
  }
  const openItem = (index: number | null) => {
    setSide('page') // what visitors get of it
    setOpened(index)
  }
  useGuard(edits && form.dirty, save)
  const go = useGo()
  const { BuildingId } = form.values
  const building = useBuildingChoices(gId, BuildingId ? [BuildingId] : []).nameOf(BuildingId)
  const cancel = async () => {
    if (!code) return go(qrCodeList) // the guard asks
    const left = form.dirty ? await mayLeave(save) : 'discarded'
    if (left === null) return
    if (left === 'discarded') form.reset()
    setEditing(false)
  }
  const editButton = mayEdit && !edits && (
    <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
      {t('edit')}
    </Button>
  )
  const beside = { gId, code, form, opened, brand, editing: edits, mayEdit, side, onSide: setSide }
  return (
    <Page
      title={code ? code.QrName : t('newTitle')}
      lead={code ? t('editorLead', { sign: String(code.SignId), building }) : t('newLead')}
      crumbs={[
        { label: t('library'), to: href(library) },
        { label: t('codes'), to: href(qrCodeList) },
        { label: code ? code.QrName : t('newTitle') },
      ]}
      actions={code && <LifeBadge code={code} />}
      action={editButton}
      editNeeds={['ManageLibraries']}
    >
      <div className={classes.editor}>
        <form
          noValidate
          data-form={form.id}
          className={classes.parts}
          onFocusCapture={event => edits && setSide(sideOf(event) ?? side)}
          onSubmit={event => {
            event.preventDefault()
            void save()
          }}
        >
          <FieldMode value={edits ? 'edit' : 'read'}>
            <EditorParts form={form} gId={gId} templates={templates} brand={brand} opened={opened} onOpen={openItem} />
          </FieldMode>
          {edits && (
            <Foot form={form} onCancel={() => void cancel()}>
              <PreviewDrawer {...beside} />
            </Foot>
          )}
        </form>
        <aside className={classes.side} aria-label={t('preview')} data-editing={edits || undefined}>
          <EditorSide {...beside} />
        </aside>
      </div>
    </Page>
  )
}

/** What is looked at beside follows the field that is worked at; what is only pressed, a link or a button, changes nothing. */
const sideOf = ({ target }: FocusEvent): Side | undefined => {
  if (!target.matches('input, textarea, select, [contenteditable=true]')) return undefined
  const of = target.closest<HTMLElement>('[data-side]')?.dataset.side
  return of === 'code' || of === 'page' ? of : undefined
}

const Foot = ({ form, onCancel, children }: { form: SaveForm; onCancel: () => void; children: ReactNode }) => {
  const t = useWords(words)
  return (
    <div className={classes.foot}>
      <ConflictNote of={form} />
      {children}
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={form.saving}>
        {t('save')}
      </Button>
    </div>
  )
}
