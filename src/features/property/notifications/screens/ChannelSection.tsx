import type { Output } from '../../../../core/call.ts'
import { SecretTextField } from '../../../../ui/form/fields.tsx'
import { EditableSection } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetNotificationRules, SaveNotificationChannels } from '../contract.ts'
import { spaceNames } from '../model.ts'
import { words } from '../words.ts'
import classes from './notifications.module.css'

type ChannelProps = { place: { gId: string; bId: string }; channels: Output<typeof GetNotificationRules>['Channels'] }

/** The Google spaces of the building, for rules that write there. */
export const ChannelSection = ({ place: { gId, bId }, channels }: ChannelProps) => {
  const t = useWords(words)
  const form = useCallForm(SaveNotificationChannels, {
    initial: { GroupId: gId, BuildingId: bId, ...channels },
    done: 'Successfully saved',
    refresh: [GetNotificationRules],
    reads: [GetNotificationRules],
  })
  const n = spaceNames.filter(name => channels[name] !== '').length
  return (
    <EditableSection title={t('channels.title')} form={form} summary={t('channels.count', { n })} opened={false}>
      <p className={classes.lead}>{t('channels.lead')}</p>
      {spaceNames.map(name => (
        <SecretTextField key={name} of={form} name={name} label={t(`channels.${name}`)} />
      ))}
    </EditableSection>
  )
}
