import { Button, Collapse, Group, Stack } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { ConflictNote } from '../../../../ui/form/ConflictNote.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPrintSettings, GetPrintSettingsOnBuilding, SavePrintSettings } from '../contract.ts'
import type { PrintSetting } from '../model.ts'
import { words } from '../words.ts'
import { AlternativeDialog } from './AlternativeDialog.tsx'
import { OptionRow } from './OptionRow.tsx'
import classes from './printing.module.css'
import { SignPicture } from './SignPicture.tsx'

type CodeSettings = Output<typeof GetPrintSettingsOnBuilding>['PrintSettings'][number]
type SettingsFormProps = { gId: string; bId: string; code: CodeSettings }

/** The options of a code: the best practice, the others below a toggle, and what was chosen beyond them; the sign beside. */
export const SettingsForm = ({ gId, bId, code }: SettingsFormProps) => {
  const t = useWords(words)
  const mayEdit = useSession().can('ManageLibraries')
  const [more, setMore] = useState<readonly PrintSetting[]>([])
  const offered = [...code.PrintSettings, ...more.filter(one => code.PrintSettings.every(other => other.SettingId !== one.SettingId))]
  const chosen = code.PrintSettings.filter(one => one.Selected)
  const [shown, setShown] = useState(chosen[0]?.SettingId ?? offered[0]?.SettingId ?? '')
  const [opened, setOpened] = useState(chosen.some(one => one.Default === 'N'))
  const form = useCallForm(SavePrintSettings, {
    initial: {
      GroupId: gId,
      BuildingId: bId,
      QrName: code.QrName,
      Version: code.Version,
      PrintSettings: chosen.map(({ SettingId, Quantity, acId }) => ({ SettingId, Quantity: String(Quantity ?? ''), acId })),
      Headline: chosen[0]?.Headline ?? '',
    },
    done: t('saved'),
    refresh: [GetPrintSettingsOnBuilding, GetPrintSettings],
    reads: [GetPrintSettingsOnBuilding],
  })
  useGuard(form.dirty, form.save)
  const [best, ...others] = offered
  const row = (setting: PrintSetting, at: number) => (
    <OptionRow
      key={setting.SettingId}
      form={form}
      setting={setting}
      label={setting.Default === 'Y' ? t('best') : t('option', { n: String(at + 1) })}
      isShown={setting.SettingId === shown}
      mayEdit={mayEdit}
      onView={() => setShown(setting.SettingId)}
    />
  )
  const add = (setting: PrintSetting) => {
    setMore(before => [...before, setting])
    setOpened(true)
    setShown(setting.SettingId)
    form.put(before => ({
      ...before,
      PrintSettings: [
        ...before.PrintSettings.filter(one => one.SettingId !== setting.SettingId),
        { SettingId: setting.SettingId, Quantity: '1' },
      ],
    }))
  }
  const ask = () =>
    dialogs.open(
      close => (
        <AlternativeDialog gId={gId} bId={bId} QrCodeId={code.QrCodeId} chosen={null} onChoose={one => (one && add(one), close())} />
      ),
      {
        title: t('alternatives'),
        size: 'xl',
      },
    )
  return (
    <div className={classes.page}>
      <Section title={t('settings')} collapsible={false}>
        <form
          noValidate
          data-form={form.id}
          onSubmit={event => {
            event.preventDefault()
            void form.save()
          }}
        >
          <Stack gap="md">
            {mayEdit && <TextField of={form} name="Headline" label={t('headline')} placeholder={t('headlineHint')} maxLength={120} />}
            <div className={classes.options}>{best && row(best, 0)}</div>
            <Button
              variant="subtle"
              w="fit-content"
              aria-expanded={opened}
              rightSection={<IconChevronDown size={16} aria-hidden style={{ transform: opened ? 'rotate(180deg)' : undefined }} />}
              onClick={() => setOpened(!opened)}
            >
              {t('otherOptions')}
            </Button>
            <Collapse expanded={opened}>
              <Stack gap="md">
                <div className={classes.options}>{others.map((one, at) => row(one, at + 1))}</div>
                {mayEdit && (
                  <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} aria-hidden />} onClick={ask}>
                    {t('addAlternative')}
                  </Button>
                )}
              </Stack>
            </Collapse>
            <ConflictNote of={form} />
            {mayEdit && (
              <Group justify="flex-end">
                <Button type="submit" loading={form.saving} disabled={!form.dirty}>
                  {t('save')}
                </Button>
              </Group>
            )}
          </Stack>
        </form>
      </Section>
      <aside className={classes.side} aria-label={t('preview')}>
        <Section title={t('preview')} collapsible={false}>
          <SignPicture
            gId={gId}
            bId={bId}
            QrCodeId={code.QrCodeId}
            SettingId={shown}
            Headline={form.values.Headline ?? ''}
            name={code.QrName}
          />
        </Section>
      </aside>
    </div>
  )
}
