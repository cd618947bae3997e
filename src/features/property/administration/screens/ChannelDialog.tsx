import { useCall } from '../../../../ui/calls.ts'
import { TagsField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { CreateChannel, EditChannel, GetChannels, GetGroups } from '../contract.ts'
import type { Channel } from '../model.ts'
import { words } from '../words.ts'
import { useNames } from './useNames.ts'

/** A new channel, or one to change: its name and its accounts. */
export const ChannelDialog = ({ channel }: { channel: Channel | null }) => (channel ? <Edit channel={channel} /> : <Create />)

const after = { done: 'Successfully saved', refresh: [GetChannels, GetGroups] }

const Create = () => {
  const t = useWords(words)
  const options = useAccounts()
  const form = useCallForm(CreateChannel, { initial: { Name: '', MappedGroups: [] }, ...after })
  return (
    <FormDialog title={t('newChannel')} form={form} submit={t('createChannel')}>
      <TextField of={form} name="Name" label={t('name')} required maxLength={100} />
      <TagsField of={form} name="MappedGroups" label={t('accounts')} options={options} free={false} />
    </FormDialog>
  )
}

const Edit = ({ channel }: { channel: Channel }) => {
  const t = useWords(words)
  const options = useAccounts()
  // What others have changed since the dialog opened comes with the list.
  const { data } = useCall(GetChannels, { filter: {}, pagination: { page: 0, perPage: 9999 } }, { quiet: true })
  const { acId, Version, Name, MappedGroups } = data?.Groups.find(one => one.acId === channel.acId) ?? channel
  const form = useCallForm(EditChannel, { initial: { ChannelId: acId, Version, Name, MappedGroups }, reads: [GetChannels], ...after })
  return (
    <FormDialog title={t('editChannel')} form={form}>
      <TextField of={form} name="Name" label={t('name')} required maxLength={100} />
      <TagsField of={form} name="MappedGroups" label={t('accounts')} options={options} free={false} />
    </FormDialog>
  )
}

const useAccounts = () => {
  const nameOf = useNames()
  const { data } = useCall(GetGroups, { filter: {}, pagination: { page: 0, perPage: 9999 } })
  return (data?.Groups ?? []).map(({ acId, GroupName }) => ({ value: acId, label: nameOf(GroupName) }))
}
