import { Button, Group, Menu, SegmentedControl, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { ConflictNote } from '../../../../ui/form/ConflictNote.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { exampleTexts } from '../contract.ts'
import { type SignTemplate, signTemplateKind } from '../model.ts'
import { signTemplates } from '../routes.ts'
import { words } from '../words.ts'
import { SlotList } from './SlotList.tsx'
import { TemplateCanvas } from './TemplateCanvas.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { startFrom, startLayouts, type TemplateValues } from './templateForm.ts'
import classes from './templates.module.css'

type EditorProps = { gId: string; form: CallForm<TemplateValues>; template: SignTemplate | null }

/** A template: the sign as it is drawn, with places that are moved on it, and their fields beside. */
export const TemplateEditor = ({ gId, form, template }: EditorProps) => {
  const t = useWords(words)
  const mayEdit = useSession().can('ManageLibraries')
  const [chosen, setChosen] = useState<number | null>(null)
  const [texts, setTexts] = useState<(typeof exampleTexts)[number]>('Usual')
  useGuard(form.dirty, form.save)
  return (
    <Page
      title={template?.Name ?? t('add')}
      lead={t('lead')}
      crumbs={[{ label: t('library'), to: href(signTemplates) }, { label: template?.Name ?? t('add') }]}
      actions={
        <>
          {template && <HistoryButton of={signTemplateKind} id={template.id} />}
          {mayEdit && <StartMenu onStart={layout => (form.put(before => startFrom(before, layout)), setChosen(null))} />}
        </>
      }
      editNeeds={['ManageLibraries']}
    >
      <form
        noValidate
        data-form={form.id}
        onSubmit={event => {
          event.preventDefault()
          void form.save()
        }}
      >
        <FieldMode value={mayEdit ? 'edit' : 'read'}>
          <div className={classes.page}>
            <Section title={t('preview')} collapsible={false}>
              <Stack gap="sm">
                <SegmentedControl
                  aria-label={t('texts')}
                  value={texts}
                  onChange={value => setTexts(exampleTexts.find(one => one === value) ?? 'Usual')}
                  data={exampleTexts.map(value => ({ value, label: t(`example.${value}`) }))}
                />
                <TemplateCanvas form={form} texts={texts} mayEdit={mayEdit} chosen={chosen} onChoose={setChosen} />
              </Stack>
            </Section>
            <Stack gap="md">
              <Section title={t('title')} collapsible={false}>
                <TemplateFields form={form} gId={gId} />
              </Section>
              <Section title={t('places')} collapsible={false}>
                <SlotList form={form} mayEdit={mayEdit} chosen={chosen} onChoose={setChosen} />
              </Section>
              <ConflictNote of={form} />
              {mayEdit && (
                <Group justify="flex-end">
                  <Button type="submit" loading={form.saving} disabled={template !== null && !form.dirty}>
                    {t('save')}
                  </Button>
                </Group>
              )}
            </Stack>
          </div>
        </FieldMode>
      </form>
    </Page>
  )
}

const StartMenu = ({ onStart }: { onStart: (layout: (typeof startLayouts)[number]) => void }) => {
  const t = useWords(words)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('startFrom')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('startFrom')}>
        {startLayouts.map(layout => (
          <Menu.Item key={layout} onClick={() => onStart(layout)}>
            {t(`layouts.${layout}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
