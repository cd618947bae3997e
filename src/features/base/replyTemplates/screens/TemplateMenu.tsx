import { Button, Menu, Text } from '@mantine/core'
import { IconPencil, IconTemplate } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { RowsField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetReplyTemplates, SaveReplyTemplates } from '../contract.ts'
import { fillTemplate, mostTemplates, type ReplyTemplate } from '../model.ts'
import { findTemplateProblems } from '../rules.ts'
import { words } from '../words.ts'

/** Writes one of the account's answers for the reader; `name`: the visitor, as far as they are known. */
export const TemplateMenu = ({ gId, name, onPick }: { gId: string; name: string; onPick: (text: string) => void }) => {
  const t = useWords(words)
  const data = useCall(GetReplyTemplates, { gId }, { quiet: true }).data
  if (!data) return null
  const edit = () => dialogs.open(() => <TemplatesDialog gId={gId} templates={data.Templates} version={data.Version} />, { size: 720 })
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" w="fit-content" leftSection={<IconTemplate size={16} aria-hidden />}>
          {t('use')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {data.Templates.length === 0 && <Menu.Label>{t('none')}</Menu.Label>}
        {data.Templates.map(one => (
          <Menu.Item key={one.Title + one.Text} onClick={() => onPick(fillTemplate(one, name))}>
            <Text fw={560}>{one.Title}</Text>
            <Text size="sm" c="dimmed" lineClamp={1} maw={420}>
              {one.Text}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
          {t('edit')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type DialogProps = { gId: string; templates: readonly ReplyTemplate[]; version: number }

const TemplatesDialog = ({ gId, templates, version }: DialogProps) => {
  const t = useWords(words)
  const form = useCallForm(SaveReplyTemplates, {
    initial: { GroupId: gId, Version: version, Templates: [...templates] },
    check: findTemplateProblems,
    done: t('saved'),
    refresh: [GetReplyTemplates],
  })
  return (
    <FormDialog title={t('title')} form={form} submit={t('save')}>
      <Text size="sm" c="dimmed">
        {t('lead', { name: '{name}' })}
      </Text>
      <RowsField
        of={form}
        name="Templates"
        label={t('templates')}
        empty={t('empty')}
        columns={[t('name'), t('text')]}
        cells={({ Title, Text: said }: ReplyTemplate) => [Title, said]}
        add={{ label: t('add'), next: before => [...before, { Title: '', Text: '' }], most: mostTemplates }}
        remove={i => `${t('template')} ${i + 1}`}
        row={i => (
          <>
            <TextField of={form} name={`Templates.${i}.Title`} label={t('name')} maxLength={100} required />
            <TextAreaField of={form} name={`Templates.${i}.Text`} label={t('text')} maxLength={2000} rows={3} required />
          </>
        )}
      />
    </FormDialog>
  )
}
