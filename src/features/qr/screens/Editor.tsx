import { Badge, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ConflictNote } from '../../../ui/form/ConflictNote.tsx'
import { FieldMode } from '../../../ui/form/field.tsx'
import { useCallForm } from '../../../ui/form/useCallForm.ts'
import { mayLose, useGuard } from '../../../ui/form/useGuard.ts'
import { Page } from '../../../ui/kit/Page.tsx'
import { href, useGo } from '../../../ui/route.ts'
import { useUrlState } from '../../../ui/urlState.ts'
import { useWords } from '../../../ui/words.tsx'
import { useBuildingChoices } from '../../buildings/screens/pickers/useBuildingChoices.ts'
import { GetQrCode, GetQrCodes, SaveQrCode } from '../contract.ts'
import type { SaveForm } from '../functionalities/panels.ts'
import type { QrStyle } from '../picture/style.ts'
import { library, qrCodeList, qrEditor } from '../routes.ts'
import { words } from '../words.ts'
import { type Code, draftOf, mergedDraft, newDraft } from './draft.ts'
import { EditorParts } from './EditorParts.tsx'
import { EditorSide } from './EditorSide.tsx'
import classes from './qr.module.css'
import { useBrandStyle } from './useBrandStyle.ts'
import { useTemplates } from './useTemplates.ts'

type EditorProps = { gId: string; bId: string; code: Code | null; mayEdit: boolean; brand: QrStyle | null }

/** The editor: read-only until Edit, leave guard, one Save for all parts; the picture beside. */
export const Editor = ({ gId, bId, code, mayEdit, brand: first }: EditorProps) => {
  const t = useWords(words)
  const [{ edit }] = useUrlState({ edit: false })
  const [editing, setEditing] = useState(code === null || edit)
  const edits = mayEdit && editing
  const form = useSaveForm({ gId, bId, code, brand: first, onSaved: () => setEditing(false) })
  const brand = useBrandStyle(form, { gId, follow: code === null, first, asked: edits })
  const templates = useTemplates(form, gId)
  useGuard(edits && form.dirty)
  const go = useGo()
  const { BuildingId } = form.values
  const building = useBuildingChoices(gId, BuildingId ? [BuildingId] : []).nameOf(BuildingId)
  const cancel = async () => {
    if (!code) return go(qrCodeList) // the guard asks
    if (form.dirty && !(await mayLose())) return
    form.reset()
    setEditing(false)
  }
  const editButton = mayEdit && !edits && (
    <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
      {t('edit')}
    </Button>
  )
  return (
    <Page
      title={code ? code.QrName : t('newTitle')}
      lead={code ? t('editorLead', { sign: String(code.SignId), building }) : t('newLead')}
      crumbs={[
        { label: t('library'), to: href(library) },
        { label: t('codes'), to: href(qrCodeList) },
        { label: code ? code.QrName : t('newTitle') },
      ]}
      actions={code?.Retired && <Badge color="gray">{t('retired')}</Badge>}
      action={editButton}
    >
      <div className={classes.editor}>
        <form
          noValidate
          data-form={form.id}
          className={classes.parts}
          onSubmit={event => {
            event.preventDefault()
            void templates.ready().then(() => form.save())
          }}
        >
          <FieldMode value={edits ? 'edit' : 'read'}>
            <EditorParts form={form} gId={gId} templates={templates} brand={brand} />
          </FieldMode>
          {edits && <Foot form={form} onCancel={() => void cancel()} />}
        </form>
        <EditorSide gId={gId} code={code} values={form.values} dirty={form.dirty} mayEdit={mayEdit} />
      </div>
    </Page>
  )
}

const Foot = ({ form, onCancel }: { form: SaveForm; onCancel: () => void }) => {
  const t = useWords(words)
  return (
    <div className={classes.foot}>
      <ConflictNote of={form} />
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={form.saving}>
        {t('save')}
      </Button>
    </div>
  )
}

type SaveTerms = { gId: string; bId: string; code: Code | null; brand: QrStyle | null; onSaved: () => void }

/** The form of the editor. What somebody else has saved comes into what was not touched here. A new code's page becomes the page of the saved one as soon as nothing is unsaved any more. */
const useSaveForm = ({ gId, bId, code, brand, onSaved }: SaveTerms) => {
  const t = useWords(words)
  const go = useGo()
  const [made, setMade] = useState<{ qrId: string; building: string } | null>(null)
  const form = useCallForm(SaveQrCode, {
    initial: code ? draftOf(gId, code) : newDraft(gId, bId, brand),
    done: t('saved'),
    refresh: [GetQrCodes, GetQrCode],
    reads: [GetQrCode],
    merge: mergedDraft,
    onSaved: (saved, input) => {
      form.reset({ ...input, QrCodeId: saved.QrCodeId, Version: saved.Version })
      if (code) onSaved()
      else setMade({ qrId: saved.QrCodeId, building: input.BuildingId })
    },
  })
  useEffect(() => {
    if (made && !form.dirty) go(qrEditor, { groupId: gId, bId: made.building, qrId: made.qrId })
  }, [made, form.dirty, go, gId])
  return form
}
