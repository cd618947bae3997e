import { Button, Select } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useContext } from 'react'
import { isEmptyPage } from '../../../../../core/html.ts'
import { confirm, dialogs } from '../../../../../ui/dialogs.tsx'
import { shownOf } from '../../../../../ui/form/choiceFields.tsx'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { RichTextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { buckets } from '../../../../base/files/buckets.ts'
import { formIn, type PanelProps } from '../../screens/panelForm.ts'
import { useHtmlTemplates } from '../../screens/useHtmlTemplates.ts'
import type { HtmlPageForm } from './definition.ts'
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx'
import { words } from './words.ts'

/** What the page shows; a template to begin with, and one to keep it as. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const { place, values, at } = formIn<HtmlPageForm>(form)
  const editing = useContext(FieldMode) === 'edit'
  const { HtmlContent } = values
  const keep = () => dialogs.open(() => <SaveTemplateDialog {...place} HtmlContent={HtmlContent} />, { title: t('saveTitle'), size: 480 })
  return (
    <>
      {editing && <UseTemplate form={form} />}
      <RichTextField
        of={form}
        name={at('HtmlContent')}
        label={t('content')}
        help={t('contentHelp')}
        pictures={{ bucket: 'Html', ...buckets.Html }}
        required
      />
      {editing && place.bId && (
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconTemplate size={14} aria-hidden />}
          disabled={isEmptyPage(HtmlContent)}
          onClick={keep}
        >
          {t('save')}
        </Button>
      )}
    </>
  )
}

/** The templates to begin with; what is written already is replaced only after a question. */
const UseTemplate = ({ form }: PanelProps) => {
  const t = useWords(words)
  const { place, values, change } = formIn<HtmlPageForm>(form)
  const templates = useHtmlTemplates(place.gId)
  if (templates.length === 0) return null
  const use = async (id: string | null) => {
    const picked = templates.find(({ TemplateId }) => TemplateId === id)
    if (!picked || picked.HtmlContent === values.HtmlContent) return
    const terms = { title: t('useTitle', { title: picked.Title }), text: t('useText'), yes: t('useYes') }
    if (isEmptyPage(values.HtmlContent) || (await confirm(terms))) change(before => ({ ...before, HtmlContent: picked.HtmlContent }))
  }
  return (
    <Select
      label={t('use')}
      placeholder={t('usePick')}
      data={templates.map(({ TemplateId, Title }) => ({ value: TemplateId, label: Title }))}
      value={null}
      onChange={id => void use(id)}
      searchable={templates.length > 8}
      openOnFocus={false}
      {...shownOf(templates)}
      nothingFoundMessage={t('nothing')}
    />
  )
}
