import { useEffect, useState } from 'react'
import { type CallForm, useCallForm } from '../../../../../ui/form/useCallForm.ts'
import { useGo } from '../../../../../ui/route.ts'
import { toast } from '../../../../../ui/toasts.ts'
import { useWords } from '../../../../../ui/words.tsx'
import type { QrStyle } from '../../../picture/model.ts'
import { GetQrCode, GetQrCodes, SaveQrCode } from '../../contract.ts'
import { codeFacetRules } from '../../facets.ts'
import { qrEditor } from '../../routes.ts'
import { words } from '../../words.ts'
import { useQrActions } from '../useQrActions.tsx'
import { type Code, draftOf, itemsOf, mergedDraft, newDraft, type SaveInput } from './draft.ts'

/** The editor's form. */
export type SaveForm = CallForm<SaveInput>
type SaveTerms = { gId: string; bId: string; code: Code | null; brand: QrStyle | null; onSaved: () => void }

/** The form of the editor. What somebody else has saved comes into what was not touched here. A new code's page becomes the page of the saved one as soon as nothing is unsaved any more. */
export const useSaveForm = ({ gId, bId, code, brand, onSaved }: SaveTerms): SaveForm => {
  const t = useWords(words)
  const go = useGo()
  const act = useQrActions(gId)
  const [made, setMade] = useState<{ qrId: string; building: string } | null>(null)
  const form = useCallForm(SaveQrCode, {
    initial: code ? draftOf(gId, code) : newDraft(gId, bId, brand),
    refresh: [GetQrCodes, GetQrCode, ...codeFacetRules.all().flatMap(({ reads }) => reads.map(path => ({ path })))],
    reads: [GetQrCode],
    merge: mergedDraft,
    onSaved: ({ QrCodeId, SignId, Url, Version, TemplateIds }, input) => {
      const Items = itemsOf(input).map((item, i) => ({ ...item, TemplateId: TemplateIds[i] ?? null }))
      form.reset({ ...input, Items, QrCodeId, Version })
      toast.offer(t('saved'), [
        { label: t('files'), onClick: () => void act.download({ QrCodeId }, 'png', 1000) },
        { label: t('print'), onClick: () => void act.print({ QrCodeId, SignId, Name: input.QrName }) },
        { label: t('open'), href: Url },
      ])
      if (code) onSaved()
      else setMade({ qrId: QrCodeId, building: input.BuildingId })
    },
  })
  useEffect(() => {
    if (made && !form.dirty) go(qrEditor, { groupId: gId, bId: made.building, qrId: made.qrId })
  }, [made, form.dirty, go, gId])
  return form
}
