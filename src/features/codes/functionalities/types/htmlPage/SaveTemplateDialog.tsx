import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetHtmlTemplates, SaveHtmlTemplate } from '../../contract.ts'
import { useHtmlTemplates } from '../../screens/useHtmlTemplates.ts'
import { templateProblems } from './rules.ts'
import { words } from './words.ts'

const ways = ['new', 'overwrite'] as const
type Way = (typeof ways)[number]

/** Keeps a page as a template: a new one under a name, or over an existing one. Save waits for one of both. */
export const SaveTemplateDialog = ({ gId, bId, HtmlContent }: { gId: string; bId: string; HtmlContent: string }) => {
  const t = useWords(words)
  const [way, setWay] = useState<Way>('new')
  const templates = useHtmlTemplates(gId)
  const form = useCallForm(SaveHtmlTemplate, {
    initial: { GroupId: gId, BuildingId: bId, TemplateId: null, Title: '', HtmlContent },
    done: 'Successfully saved',
    refresh: [GetHtmlTemplates],
  })
  const change = (next: string) => {
    setWay(next === 'overwrite' ? 'overwrite' : 'new')
    form.put(before => ({ ...before, TemplateId: null, Title: '' }))
  }
  const blocked = templateProblems({ ...form.values, Title: form.values.Title ?? '' }).length > 0
  return (
    <FormDialog title={t('saveTitle')} form={form} blocked={blocked}>
      <Radio.Group label={t('way')} value={way} onChange={change}>
        <Stack gap="xs" mt="xs">
          {ways.map(one => (
            <Radio key={one} value={one} label={t(one)} disabled={one === 'overwrite' && templates.length === 0} />
          ))}
        </Stack>
      </Radio.Group>
      {way === 'new' ? (
        <TextField of={form} name="Title" label={t('name')} help={t('nameHelp')} maxLength={200} required />
      ) : (
        <SelectField
          of={form}
          name="TemplateId"
          label={t('existing')}
          help={t('existingHelp')}
          options={templates.map(({ TemplateId, Title }) => ({ value: TemplateId, label: Title }))}
          required
        />
      )}
    </FormDialog>
  )
}
