import { Text } from '@mantine/core'
import { libraryFlags } from '../../../../core/permissions.ts'
import { useCall } from '../../../../ui/calls.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetRounds } from '../contract.ts'
import { openedRound } from '../routes.ts'
import { describeFrequency } from '../schedule.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

/** The rounds that stop at a piece of equipment, with how often and when next; for who may see rounds. */
export const RoundsHere = ({ gId, bId, QrCodeId }: { gId: string; bId: string; QrCodeId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const { can } = useSession()
  const may = libraryFlags.some(can)
  const query = { filter: { gId, bId, qrId: QrCodeId }, pagination: { page: 0, perPage: 50 } }
  const rounds = useCall(GetRounds, may ? query : null, { quiet: true }).data?.Rounds ?? []
  if (rounds.length === 0) return null
  return (
    <Section title={t('here')} side={String(rounds.length)} collapsible={false}>
      <ul className={classes.list}>
        {rounds.map(row => (
          <li key={row.RoundId}>
            <RouteLink to={openedRound} params={{ groupId: gId, bId, rId: row.RoundId }} className={classes.link}>
              {row.QrName}
            </RouteLink>
            <Text size="sm" c="var(--ink-soft)">
              {[describeFrequency(row, language), row.NewTicket !== null && t('hereNext', { day: date(row.NewTicket) })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
