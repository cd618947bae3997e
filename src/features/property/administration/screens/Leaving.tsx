import { Button, Stack, Text } from '@mantine/core'
import { IconPackageExport, IconTrash } from '@tabler/icons-react'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useEvent } from '../../../../ui/events.ts'
import { PasswordField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetTasks, taskMoved } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { DeleteGroup, ExportGroup, GetGroup, GetGroupExport, GetGroups, SearchBuildings } from '../contract.ts'
import type { Group } from '../model.ts'
import { words } from '../words.ts'
import classes from './AccountInfo.module.css'
import { useNames } from './useNames.ts'

type Props = { group: Group }

/** What people of the provider do when an account leaves: its export as one file, and its deletion for good. */
export const Leaving = ({ group }: Props) => {
  const t = useWords(words)
  const { date, dateTime } = useFormats()
  const { can } = useSession()
  const may = can('GlobalManageGroups')
  const { data } = useCall(GetGroupExport, may ? { gId: group.acId } : null, { quiet: true, load: 'always' })
  useEvent(may ? taskMoved : null, ({ State }) => {
    if (State === 'Done') void refresh(GetGroupExport)
  })
  if (!may || !data) return null
  return (
    <Section title={t('leaving.title')} collapsible={false}>
      <Stack gap="md">
        <Text size="sm">{t('leaving.lead')}</Text>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>{t('leaving.exported')}</dt>
            <dd>{data.ExportedDate === null ? t('leaving.never') : dateTime(data.ExportedDate)}</dd>
          </div>
          <div className={classes.fact}>
            <dt>{t('leaving.deletion')}</dt>
            <dd>{data.DeletionDate === null ? t('leaving.noDeletion') : t('leaving.willBe', { date: date(data.DeletionDate) })}</dd>
          </div>
        </dl>
        <div className={classes.invitation}>
          <Button
            variant="default"
            leftSection={<IconPackageExport size={16} aria-hidden />}
            onClick={() => dialogs.open(close => <ExportDialog group={group} onClose={close} />)}
          >
            {t('leaving.export')}
          </Button>
          {data.DeletionDate === null && (
            <Button
              variant="outline"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => dialogs.open(close => <DeleteDialog group={group} onClose={close} />)}
            >
              {t('leaving.delete')}
            </Button>
          )}
        </div>
      </Stack>
    </Section>
  )
}

type DialogProps = Props & { onClose: () => void }

const ExportDialog = ({ group, onClose }: DialogProps) => {
  const t = useWords(words)
  const form = useCallForm(ExportGroup, {
    initial: { GroupId: group.acId, Passphrase: '' },
    onSaved: ({ TaskId }) => {
      downloadWhenDone(TaskId)
      void refresh(GetTasks)
      toast.success(t('leaving.started'), 4000)
      onClose()
    },
  })
  return (
    <FormDialog title={t('leaving.export')} form={form} submit={t('leaving.start')} onClose={onClose}>
      <Text size="sm">{t('leaving.exportText')}</Text>
      <PasswordField of={form} name="Passphrase" label={t('leaving.passphrase')} help={t('leaving.passphraseHelp')} />
    </FormDialog>
  )
}

const DeleteDialog = ({ group, onClose }: DialogProps) => {
  const t = useWords(words)
  const nameOf = useNames()
  const { acId, Version, GroupName } = group
  const form = useCallForm(DeleteGroup, {
    initial: { GroupId: acId, Version, GroupName: '', ExportCode: '' },
    refresh: [GetGroup, GetGroups, SearchBuildings, GetGroupExport],
    onSaved: () => {
      toast.success(t('leaving.deleted'), 4000)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('leaving.deleteTitle', { name: nameOf(GroupName) })}
      form={form}
      submit={t('leaving.delete')}
      danger
      onClose={onClose}
    >
      <Text size="sm">{t('leaving.deleteText')}</Text>
      <Text size="sm">{t('leaving.backups')}</Text>
      <TextField
        of={form}
        name="GroupName"
        label={t('leaving.typedName')}
        help={t('leaving.typedNameHelp', { name: GroupName.en })}
        required
      />
      <TextField of={form} name="ExportCode" label={t('leaving.code')} help={t('leaving.codeHelp')} required maxLength={20} />
    </FormDialog>
  )
}
