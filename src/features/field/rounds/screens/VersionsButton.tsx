import { Button, Stack, Text } from '@mantine/core'
import { IconVersions } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetRoundVersions } from '../contract.ts'
import { roundSwitches } from '../roundTypes.ts'
import { compareVersions, type VersionChanges } from '../versions.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

/** Opens the versions of a round, each with what it changed. */
export const VersionsButton = ({ gId, rId }: { gId: string; rId: string }) => {
  const t = useWords(words)
  const open = () => dialogs.open(() => <Versions gId={gId} rId={rId} />, { title: t('builder.versions'), size: 'lg' })
  return (
    <Button variant="default" leftSection={<IconVersions size={16} aria-hidden />} onClick={open}>
      {t('builder.versions')}
    </Button>
  )
}

const Versions = ({ gId, rId }: { gId: string; rId: string }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const query = useCall(GetRoundVersions, { gId, rId }, { quiet: true })
  if (query.isError && !query.data) return <LoadFailed query={query} />
  if (!query.data) return <LinesSkeleton lines={5} />
  const { Versions: versions } = query.data
  return (
    <ul className={classes.list}>
      {versions.map((version, i) => {
        const before = versions[i + 1]
        return (
          <li key={version.Number}>
            <Text fw={620} size="sm">
              {t('builder.versionOf', { n: String(version.Number), date: dateTime(version.CreatedDate) })}{' '}
              {version.FullName && t('builder.versionBy', { name: version.FullName })}
            </Text>
            <Stack gap={2}>
              {!before && <Text size="sm">{t('builder.first')}</Text>}
              {before && <Changes {...compareVersions(before, version)} />}
            </Stack>
          </li>
        )
      })}
    </ul>
  )
}

const settingKeys = {
  QrName: 'name',
  StartText: 'startText',
  InspectionType: 'inspectionType',
  Frequency: 'frequency',
  Times: 'times',
  Period: 'period',
  DueDate: 'dueDate',
  LastInspectionDate: 'lastInspection',
  EstimatedTime: 'minutes',
  DataIntegrity: 'integrity',
  InstallationNote: 'note',
  Quantity: 'quantity',
} as const

/** What settings are called in the builder; those without a field there by their own names. */
const useSettingNames = () => {
  const t = useWords(words)
  return (name: string): string => {
    const flag = roundSwitches.find(one => one === name)
    if (flag) return t(`builder.flags.${flag}`)
    return name in settingKeys ? t(`builder.${settingKeys[name as keyof typeof settingKeys]}`) : name // one of its keys
  }
}

const Changes = ({ added, gone, changed, settings }: VersionChanges) => {
  const t = useWords(words)
  const nameSetting = useSettingNames()
  const lines = [
    settings.length > 0 && t('builder.settingsChanged', { names: settings.map(nameSetting).join(', ') }),
    added.length > 0 && t('builder.stopsAdded', { names: added.join(', ') }),
    gone.length > 0 && t('builder.stopsGone', { names: gone.join(', ') }),
    changed.length > 0 && t('builder.stopsChanged', { names: changed.join(', ') }),
  ].filter(line => line !== false)
  if (lines.length === 0) return <Text size="sm">{t('builder.unchanged')}</Text>
  return lines.map(line => (
    <Text key={line} size="sm">
      {line}
    </Text>
  ))
}
