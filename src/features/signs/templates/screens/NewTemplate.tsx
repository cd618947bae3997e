import { useState } from 'react'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AddSignTemplate, GetSignTemplates } from '../contract.ts'
import { editTemplate } from '../routes.ts'
import { words } from '../words.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { initialTemplate } from './templateForm.ts'
import { useGoWhenSaved } from './useGoWhenSaved.ts'

/** `/library/signTemplate`: a new template, which begins as the standard layout. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const go = useGo()
  const [made, setMade] = useState<string | null>(null)
  const form = useCallForm(AddSignTemplate, {
    initial: initialTemplate(gId, null),
    done: t('saved'),
    refresh: [GetSignTemplates],
    onSaved: ({ acId }) => setMade(acId),
  })
  useGoWhenSaved(made, form.dirty, templateId => go(editTemplate, { templateId }))
  return <TemplateEditor gId={gId} form={form} template={null} />
}
