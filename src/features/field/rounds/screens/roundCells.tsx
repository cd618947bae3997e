import { ActionIcon, Button, Group, HoverCard, Stack, Text } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { callOnce, refresh, useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { qrEditor } from '../../../codes/qr/routes.ts'
import { AssignRound, GetPMRounds, GetRoundContacts, GetRounds } from '../contract.ts'
import type { RoundRow } from '../model.ts'
import { roundAssigned } from '../rules.ts'
import { describeSchedule } from '../schedule.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

/** How cells of rounds are drawn: who walks them is chosen in the list, the code is shown by its icon. */
export const useRoundCells = (gId: string, mayEdit: boolean) => {
  const t = useWords(words)
  return {
    looks: {
      QrName: { card: 'name' as const, wrap: true, width: 260 },
      RoundType: { card: 'state' as const },
      Frequency: { card: 'fact' as const },
      Schedule: { card: 'fact' as const, wrap: true },
      InstallationNote: { wrap: true },
      ...(mayEdit && { Assigner: { width: 220, render: (row: RoundRow) => <AssignerCell gId={gId} row={row} /> } }),
    },
    qr: (call: typeof GetRounds | typeof GetPMRounds) =>
      columnsOf(call).render('qr', t('col.qr'), row => <CodeButton gId={gId} row={row} />, { width: 64, card: 'more' }),
  }
}

const AssignerCell = ({ gId, row }: { gId: string; row: RoundRow }) => {
  const t = useWords(words)
  const say = useSay()
  const query = { filter: { gId, bId: row.BuildingId }, pagination: { page: 0, perPage: 10_000 } }
  const contacts = useCall(GetRoundContacts, query, { quiet: true }).data?.Contacts ?? []
  const options = contacts.map(one => ({ value: one.UserId, label: one.FullName.en }))
  const own = row.Assigner
  const known = own && !options.some(one => one.value === own.UserId) ? [{ value: own.UserId, label: own.Name.en || own.UserId }] : []
  const assign = async (UserId: string) => {
    const done = await callOnce(AssignRound, { GroupId: gId, RoundId: row.RoundId, UserId: UserId || null }).catch(error =>
      toast.error(error),
    )
    if (!done) return
    toast.success(say(roundAssigned))
    await refresh(GetRounds, GetPMRounds)
  }
  return (
    <span
      className={classes.cell}
      onClick={event => event.stopPropagation()}
      onKeyDown={event => event.stopPropagation()}
      role="presentation"
    >
      <FilterSelect
        label={t('assignTo', { name: row.QrName })}
        any={t('nobody')}
        options={[...known, ...options]}
        value={own?.UserId ?? ''}
        onChange={next => void assign(next)}
      />
    </span>
  )
}

const CodeButton = ({ gId, row }: { gId: string; row: RoundRow }) => {
  const t = useWords(words)
  const show = () => dialogs.open(() => <CodePreview gId={gId} row={row} />, { title: t('qrTitle', { name: row.QrName }) })
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={t('showQr', { name: row.QrName })}
      onClick={event => {
        event.stopPropagation()
        show()
      }}
    >
      <IconQrcode size={20} aria-hidden />
    </ActionIcon>
  )
}

const CodePreview = ({ gId, row }: { gId: string; row: RoundRow }) => {
  const t = useWords(words)
  return (
    <Stack align="center" gap="md">
      <img src={row.ImageUrl} alt={t('qrTitle', { name: row.QrName })} width={280} height={280} className={classes.code} />
      <Text size="sm" className={classes.address}>
        {row.PointingUrl}
      </Text>
      {row.QrId && (
        <Group>
          <Button component={AddressLink} href={href(qrEditor, { groupId: gId, bId: row.BuildingId, qrId: row.QrId })} variant="default">
            {t('openCode')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** A name that shows on hover what the round asks, when it is due, and its previous and upcoming dates. */
export const PmName = ({ row }: { row: RoundRow }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const when = (moment: number | null) => (moment === null ? t('never') : date(moment))
  return (
    <HoverCard openDelay={300} width={320} shadow="md" withinPortal withRoles={false}>
      <HoverCard.Target>
        <span>{row.QrName}</span>
      </HoverCard.Target>
      <HoverCard.Dropdown>
        <Text fw={620} size="sm">
          {t('steps')}
        </Text>
        <ol className={classes.steps}>
          {row.Steps.map(step => (
            <li key={step.en}>{step[language]}</li>
          ))}
        </ol>
        <dl className={classes.facts}>
          <dt>{t('col.Schedule')}</dt>
          <dd>{describeSchedule(row, row.Shifts, language)}</dd>
          <dt>{t('previous')}</dt>
          <dd>{when(row.CompletedTicket)}</dd>
          <dt>{t('upcoming')}</dt>
          <dd>{when(row.NewTicket)}</dd>
        </dl>
      </HoverCard.Dropdown>
    </HoverCard>
  )
}
