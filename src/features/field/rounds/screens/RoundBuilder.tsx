import { Button, Stack } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { ConflictNote } from '../../../../ui/form/ConflictNote.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { useBuildingChoices } from '../../../property/buildings/screens/pickers/useBuildingChoices.ts'
import { GetPMRounds, GetRound, GetRounds, GetRoundVersions, GetStopQuestions, SaveRound } from '../contract.ts'
import { type Round, roundKind } from '../model.ts'
import type { RoundType } from '../roundTypes.ts'
import { roundsEngine, roundsEngineTab } from '../routes.ts'
import { roundSaved } from '../rules.ts'
import { words } from '../words.ts'
import { RoundSettingsFields } from './RoundSettingsFields.tsx'
import { initialRound, settingsOf, stopIn } from './roundForm.ts'
import classes from './rounds.module.css'
import { StopsEditor } from './StopsEditor.tsx'
import { VersionsButton } from './VersionsButton.tsx'
import { WalkThrough } from './WalkThrough.tsx'

type BuilderProps = { gId: string; bId: string; round: Round | null; type: RoundType }

/** Builds a round: its settings, its stops, what is asked at each; beside it the round as the phone shows it. */
export const RoundBuilder = ({ gId, bId, round, type }: BuilderProps) => {
  const t = useWords(words)
  const go = useGo()
  const [saved, setSaved] = useState(false)
  const building = useBuildingChoices(gId, [bId]).nameOf(bId)
  const begun = useCall(GetStopQuestions, { gId, bId }, { quiet: true }).data
  const form = useCallForm(SaveRound, {
    initial: initialRound(gId, bId, round, type),
    done: roundSaved,
    refresh: [GetRounds, GetPMRounds, GetRound, GetRoundVersions],
    reads: [GetRound],
    onSaved: () => setSaved(true),
  })
  const leave = useCallback(() => go(roundsEngineTab, { type: '0' }), [go])
  useEffect(() => {
    if (saved && !form.dirty) leave()
  }, [saved, form.dirty, leave])
  useGuard(form.dirty, form.save)
  const discard = () => {
    form.reset()
    setTimeout(leave, 0) // once nothing is unsaved any more
  }
  const title = t(round ? 'builder.editing' : 'builder.adding')
  const { values } = form
  return (
    <Page
      title={title}
      lead={round ? t('builder.lead', { building, n: String(round.Number) }) : t('builder.leadNew', { building })}
      crumbs={[{ label: t('title'), to: href(roundsEngine) }, { label: round?.QrName ?? title }]}
      actions={
        <>
          {round && <HistoryButton of={roundKind} id={round.RoundId} />}
          {round && <VersionsButton gId={gId} rId={round.RoundId} />}
          <Button variant="default" onClick={discard}>
            {t('builder.discard')}
          </Button>
        </>
      }
      action={
        <Button loading={form.saving} disabled={!form.dirty} onClick={() => void form.save()}>
          {t('builder.save')}
        </Button>
      }
      editNeeds={['ManageLibraries']}
    >
      <div className={classes.page}>
        <form
          noValidate
          data-form={form.id}
          onSubmit={event => {
            event.preventDefault()
            void form.save()
          }}
        >
          <Stack gap="md">
            <ConflictNote of={form} />
            <RoundSettingsFields form={form} gId={gId} bId={bId} round={round} noRequests={begun?.SRDisabled === true} />
            <StopsEditor form={form} gId={gId} bId={bId} templates={begun?.Templates ?? []} />
            <Button type="submit" variant="default" w="fit-content" ml="auto" loading={form.saving} disabled={!form.dirty}>
              {t('builder.save')}
            </Button>
          </Stack>
        </form>
        <aside className={classes.side} aria-label={t('builder.preview')}>
          <Section title={t('builder.preview')} collapsible={false}>
            <WalkThrough settings={settingsOf(values)} stops={values.Stops.map(stopIn)} />
          </Section>
        </aside>
      </div>
    </Page>
  )
}
