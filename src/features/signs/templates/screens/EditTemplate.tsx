import { useCall } from '../../../../ui/calls.ts'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { EditSignTemplate, GetSignTemplate, GetSignTemplates } from '../contract.ts'
import type { SignTemplate } from '../model.ts'
import { signTemplates } from '../routes.ts'
import { words } from '../words.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { initialTemplate } from './templateForm.ts'

/** `/library/signTemplate/{templateId}`: a template of the account. */
export const Screen = ({ params: { templateId: TemplateId } }: { params: { templateId: string } }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const query = useCall(GetSignTemplate, { gId, TemplateId }, { quiet: true })
  if (query.data) return <Editor gId={gId} template={query.data.Template} />
  return (
    <Page title={t('title')} crumbs={[{ label: t('library'), to: href(signTemplates) }]}>
      {query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <Skeletons.Form fields={6} />}
    </Page>
  )
}

const Editor = ({ gId, template }: { gId: string; template: SignTemplate }) => {
  const t = useWords(words)
  const form = useCallForm(EditSignTemplate, {
    initial: { ...initialTemplate(gId, template), TemplateId: template.id, Version: template.Version },
    done: t('saved'),
    refresh: [GetSignTemplates, GetSignTemplate],
    reads: [GetSignTemplate],
  })
  return <TemplateEditor gId={gId} form={form} template={template} />
}
