import { Button, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { GetRound } from '../contract.ts'
import { editRound, roundsEngine } from '../routes.ts'
import { describeFrequency } from '../schedule.ts'
import { words } from '../words.ts'
import { NextDates } from './NextDates.tsx'
import { RoundActions } from './roundActions.ts'
import classes from './rounds.module.css'
import { WalkThrough } from './WalkThrough.tsx'

/** `/round/{groupId}/{bId}/{rId}`: what the code of a round opens for the team: its stops, its dates, a walk through it. */
export const Screen = ({ params: { groupId, bId, rId } }: { params: { groupId: string; bId: string; rId: string } }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  const query = useCall(GetRound, { gId: groupId, rId }, { quiet: true })
  const round = query.data?.Round
  const crumbs = [{ label: t('title'), to: href(roundsEngine) }]
  if (!round)
    return (
      <Page title={t('title')} crumbs={crumbs}>
        {query.isError ? <LoadFailed query={query} missing={t('opened.missing')} /> : <Skeletons.Form fields={5} />}
      </Page>
    )
  return (
    <Page
      title={round.QrName}
      lead={t('opened.lead', { n: round.Stops.length, often: describeFrequency(round, language) })}
      crumbs={[...crumbs, { label: round.QrName }]}
      actions={<RoundActions gId={groupId} bId={bId} rId={rId} />}
      action={
        can('ManageLibraries') && (
          <Button
            component={AddressLink}
            href={href(editRound, { type: round.RoundType, id: round.RoundId })}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('opened.edit')}
          </Button>
        )
      }
      editNeeds={['ManageLibraries']}
    >
      <div className={classes.page}>
        <Stack gap="md">
          <Section title={t('opened.due')} collapsible={false}>
            <NextDates gId={groupId} bId={bId} schedule={round} />
          </Section>
          <Section title={t('opened.stops')} side={String(round.Stops.length)} collapsible={false}>
            <ol className={classes.list}>
              {round.Stops.map(stop => (
                <li key={stop.StopId}>
                  <Text fw={560}>{stop.EquipmentName}</Text>
                  <Text size="sm" c="var(--ink-soft)">
                    {[stop.EquipmentType ? equipmentTypeLabel(stop.EquipmentType)[language] : '', stop.Floor, stop.SignId]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </li>
              ))}
            </ol>
          </Section>
        </Stack>
        <aside className={classes.side} aria-label={t('builder.preview')}>
          <Section title={t('builder.preview')} collapsible={false}>
            <WalkThrough settings={round} stops={round.Stops} />
          </Section>
        </aside>
      </div>
    </Page>
  )
}
